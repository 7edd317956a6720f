-- Nothing that is known of a customer is written over by what staff wrote of an address that turns out to be theirs; but what differs was
-- written for a reason, and goes when the record that is given up is deleted. It stays as a note.

create or replace function public.hand_over_customer(former uuid, kept uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  was public.customers%rowtype;
  stands public.customers%rowtype;
  other text;
begin
  select r.* into was from public.customers c join public.customers r on r.id = c.root_id where c.id = former;
  select r.* into stands from public.customers c join public.customers r on r.id = c.root_id where c.id = kept;
  if stands.id = was.id then
    return;
  end if;
  update public.customer_notes n
  set customer_id = kept
  from public.customers c
  where c.id = n.customer_id and c.root_id = was.id;
  other := concat_ws(
    E'\n',
    case when was.vat_number <> stands.vat_number then was.vat_number end,
    case when was.billing_address <> stands.billing_address then was.billing_address end,
    case when was.site_address <> stands.site_address then was.site_address end
  );
  if other <> '' and public.staff_actor() is not null then
    insert into public.customer_notes (customer_id, author_id, key, body)
    values (kept, public.staff_actor(), gen_random_uuid(), concat_ws(E'\n', was.company, other));
  end if;
  -- Whoever has the record open saves what they saw over nothing newer.
  update public.customers r
  set vat_number = coalesce(r.vat_number, was.vat_number), billing_address = coalesce(r.billing_address, was.billing_address),
      site_address = coalesce(r.site_address, was.site_address), version = r.version + 1
  where r.id = stands.id
    and (
      r.vat_number is null and was.vat_number is not null
      or r.billing_address is null and was.billing_address is not null
      or r.site_address is null and was.site_address is not null
    );
end;
$$;

comment on function public.hand_over_customer is
  'Gives a customer the notes about a former one and what is missing of their VAT number and addresses; those of the former that differ are a note of who corrected. The former is not merged: their address may be somebody else''s.';
