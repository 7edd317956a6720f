-- The VAT number that an offer to a company begins with.

create function public.find_request_vat_number(wanted_reference text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with person as (
    select c.root_id as id, public.company_of_customer(c.root_id) as firm
    from public.quote_requests q
    join public.customers c on c.id = q.customer_id
    where q.reference = wanted_reference
  ), own as (
    select c.vat_number
    from public.customers c
    join person p on p.id = c.root_id
    where c.vat_number is not null
    order by (c.id = c.root_id) desc, c.created_at, c.id
    limit 1
  ), colleagues as (
    -- Of a company with several numbers nobody can guess which.
    select min(c.vat_number) as vat_number
    from public.customers c
    join person p on p.firm = c.company_id
    where c.vat_number is not null and c.root_id in (select public.people_of_company(p.firm))
    having count(distinct c.vat_number) = 1
  )
  select coalesce(
    (select jsonb_build_object('number', o.vat_number, 'of', 'customer') from own o),
    (select jsonb_build_object('number', k.vat_number, 'of', 'colleague') from colleagues k)
  );
$$;

comment on function public.find_request_vat_number is
  'The VAT number known of whoever asked, {number, of}: that of their record, else the only one of their colleagues. Null while there is none.';

revoke execute on function public.find_request_vat_number(text) from public, anon, authenticated;
grant execute on function public.find_request_vat_number(text) to service_role;
