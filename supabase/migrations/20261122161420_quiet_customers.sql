-- That somebody was in contact follows from their messages, and is no change by staff.
drop trigger customers_audit on public.customers;
create trigger customers_audit
  after insert or delete or update of first_name, name, phone, company, vat_number, locale, billing_address, site_address, merged_into
  on public.customers
  for each row execute function public.audit_change('merged_into');
