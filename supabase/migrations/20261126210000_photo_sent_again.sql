-- A photo sent again with another moment or other words says them anew: it was answered as added, and kept what it had.

create or replace function public.add_job_photo(actor uuid, photo jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  job public.jobs%rowtype;
  kept public.job_photos%rowtype;
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  select j.* into job
  from public.jobs j
  join public.quote_requests q on q.id = j.quote_request_id
  where q.reference = photo ->> 'reference'
  for update of j;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  select p.* into kept from public.job_photos p where p.job_id = job.id and p.file_hash = photo ->> 'hash';
  -- The files sent now stay announced, and go within the hour.
  if found then
    update public.job_photos p
    set moment = photo ->> 'moment', words = coalesce(nullif(photo ->> 'words', ''), kept.words)
    where p.id = kept.id
      and (p.moment, p.words) is distinct from (photo ->> 'moment', coalesce(nullif(photo ->> 'words', ''), kept.words));
    return jsonb_build_object('status', 'ok');
  end if;
  if (select count(*) from public.job_photos p where p.job_id = job.id) >= 60 then
    return jsonb_build_object('status', 'full');
  end if;
  insert into public.job_photos (
    job_id, quote_request_id, moment, words, width, height, size, file_hash, storage_path, small_path, author_id
  )
  values (
    job.id, job.quote_request_id, photo ->> 'moment', photo ->> 'words', (photo ->> 'width')::integer,
    (photo ->> 'height')::integer, (photo ->> 'size')::integer, photo ->> 'hash', photo ->> 'path',
    photo ->> 'smallPath', actor
  );
  return jsonb_build_object('status', 'ok');
exception
  when check_violation or not_null_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.add_job_photo is
  'Keeps a photo whose files are stored, {reference, moment, words, width, height, size, hash, path, smallPath}; one that is there takes its moment and its words. Status: ok, unknown, full, invalid or forbidden.';
