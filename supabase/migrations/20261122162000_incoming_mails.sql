-- Answers to our mails arrive in the request they are about; what cannot be matched waits in a tray until staff say what it is.

create table public.incoming_mail_keys (
  key text primary key check (key ~ '^[A-Za-z0-9_-]{43}$'),
  seen_at timestamptz not null default now()
);

comment on table public.incoming_mail_keys is 'Mails that were taken in, so that none is taken twice: keyed hashes of their Message-ID, about nobody.';

create index incoming_mail_keys_seen_at on public.incoming_mail_keys (seen_at);

create function public.is_mail_refusal(refused jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select jsonb_typeof(refused) = 'array' and jsonb_array_length(refused) <= 60 and octet_length(refused::text) <= 32768;
$$;

comment on function public.is_mail_refusal is 'Whether it is a list of files that were not kept, of a bounded size.';

create table public.incoming_mails (
  id uuid primary key default gen_random_uuid(),
  mail_key text not null unique references public.incoming_mail_keys (key),
  sender_address text check (char_length(sender_address) between 3 and 254 and sender_address = lower(sender_address)),
  sender_name text check (char_length(sender_name) between 1 and 120 and sender_name !~ '[[:cntrl:]]'),
  subject text check (char_length(subject) between 1 and 200 and subject !~ '[[:cntrl:]]'),
  body text not null check (char_length(body) between 1 and 8000 and body !~ '[\x01-\x08\x0b-\x1f\x7f]'),
  folded text check (char_length(folded) between 1 and 100000 and folded !~ '[\x01-\x08\x0b-\x1f\x7f]'),
  refused jsonb not null default '[]' check (public.is_mail_refusal(refused)),
  reason text not null check (reason in ('unmarked', 'gone', 'closed', 'full')),
  arrived_at timestamptz not null default now()
);

comment on table public.incoming_mails is 'Mails to us that belong to no request yet: attached to one, made into one, or deleted by staff; else by age.';
comment on column public.incoming_mails.folded is 'Quoted text and signature, in the order in which they stood.';
comment on column public.incoming_mails.refused is 'Files that were not kept: [{name, reason}].';
comment on column public.incoming_mails.reason is
  'Why it is here: no reply address of ours, a request that exists no more, one that was taken back, or one that is full.';

create index incoming_mails_arrived_at on public.incoming_mails (arrived_at);

create table public.incoming_mail_files (
  id uuid primary key,
  mail_id uuid not null references public.incoming_mails (id) on delete cascade,
  position smallint not null check (position between 1 and 5),
  storage_path text not null unique check (storage_path ~ '^[a-z0-9/-]{1,120}\.[a-z]{2,4}$'),
  file_name text not null check (char_length(file_name) between 1 and 200 and file_name !~ '[[:cntrl:]/\\]'),
  kind text not null check (kind in ('pdf', 'png', 'jpeg', 'webp', 'svg', 'ai', 'eps')),
  size_bytes integer not null check (size_bytes between 1 and 10485760),
  unique (mail_id, position)
);

comment on table public.incoming_mail_files is
  'Files of mails in the tray. The bytes are in the private bucket quote-attachments, so that attaching a mail moves none.';

create table public.quote_request_mails (
  id uuid primary key default gen_random_uuid(),
  quote_request_id uuid not null references public.quote_requests (id) on delete cascade,
  message_id uuid unique references public.quote_request_messages (id) on delete cascade,
  is_other boolean not null,
  other_address text check (char_length(other_address) between 3 and 254 and other_address = lower(other_address)),
  subject text check (char_length(subject) between 1 and 200 and subject !~ '[[:cntrl:]]'),
  folded text check (char_length(folded) between 1 and 100000 and folded !~ '[\x01-\x08\x0b-\x1f\x7f]'),
  refused jsonb not null default '[]' check (public.is_mail_refusal(refused)),
  created_at timestamptz not null default now(),
  check (is_other or other_address is null)
);

comment on table public.quote_request_mails is 'What staff see of a mail beside its text, which is a message of the request.';
comment on column public.quote_request_mails.message_id is 'Null for the mail that the request was made from.';
comment on column public.quote_request_mails.is_other is 'It did not come from the address of the customer. It gives its sender no right.';

create index quote_request_mails_of_request on public.quote_request_mails (quote_request_id);
create index quote_request_mails_other_address on public.quote_request_mails (other_address) where other_address is not null;

alter table public.incoming_mail_keys enable row level security;
alter table public.incoming_mails enable row level security;
alter table public.incoming_mail_files enable row level security;
alter table public.quote_request_mails enable row level security;
revoke all on table public.incoming_mail_keys, public.incoming_mails, public.incoming_mail_files, public.quote_request_mails
  from public, anon, authenticated;
grant select, insert, update, delete on table
  public.incoming_mail_keys, public.incoming_mails, public.incoming_mail_files, public.quote_request_mails
  to service_role;

create trigger audit after insert or update or delete on public.incoming_mails
  for each row execute function public.audit_change();

alter table public.quote_requests drop constraint quote_requests_source_check;
alter table public.quote_requests add constraint quote_requests_source_check
  check (source in ('site', 'phone', 'counter', 'mail'));
comment on column public.quote_requests.source is
  'How it came: the form of the site, a mail, or staff wrote down what was said on the telephone or at the counter.';

create function public.is_mail_known(mail_key text)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (select 1 from public.incoming_mail_keys k where k.key = mail_key);
$$;

comment on function public.is_mail_known is 'Whether a mail was taken in before, so that its files are not stored again.';

create function public.take_mail(mail jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  request public.quote_requests%rowtype;
  files jsonb := coalesce(nullif(mail -> 'attachments', 'null'::jsonb), '[]'::jsonb);
  outcome text;
  added uuid;
begin
  if jsonb_typeof(files) <> 'array' or jsonb_array_length(files) > 5 then
    return jsonb_build_object('status', 'invalid');
  end if;
  insert into public.incoming_mail_keys (key) values (mail ->> 'key') on conflict do nothing;
  if not found then
    return jsonb_build_object('status', 'known');
  end if;
  if mail ->> 'reference' is not null then
    outcome := public.add_quote_message(
      jsonb_build_object(
        'reference', mail ->> 'reference', 'key', mail ->> 'messageKey', 'body', mail ->> 'body', 'attachments', files,
        'limits', mail -> 'limits', 'answerDueAt', mail ->> 'answerDueAt'
      )
    ) ->> 'status';
    if outcome = 'stored' then
      select * into request from public.quote_requests q where q.reference = mail ->> 'reference';
      select m.id into added from public.quote_request_messages m where m.idempotency_key = (mail ->> 'messageKey')::uuid;
      perform public.keep_mail_of_request(request, added, mail);
      return jsonb_build_object('status', 'stored');
    end if;
    if outcome in ('limited', 'invalid') then
      delete from public.incoming_mail_keys k where k.key = mail ->> 'key';
      return jsonb_build_object('status', outcome);
    end if;
  end if;
  -- Nobody fills the disk by writing to us: what does not fit stays where it came from.
  if (select count(*) from public.incoming_mails) >= 500 then
    delete from public.incoming_mail_keys k where k.key = mail ->> 'key';
    return jsonb_build_object('status', 'trayFull');
  end if;
  insert into public.incoming_mails (mail_key, sender_address, sender_name, subject, body, folded, refused, reason)
  values (
    mail ->> 'key', mail ->> 'from', mail ->> 'name', mail ->> 'subject', mail ->> 'body', mail ->> 'folded',
    coalesce(mail -> 'refused', '[]'::jsonb),
    case outcome when 'unknown' then 'gone' when 'closed' then 'closed' when 'full' then 'full' else 'unmarked' end
  )
  returning id into added;
  insert into public.incoming_mail_files (id, mail_id, position, storage_path, file_name, kind, size_bytes)
  select (f.value ->> 'id')::uuid, added, f.ordinality, f.value ->> 'storage_path', f.value ->> 'name', f.value ->> 'kind',
    (f.value ->> 'size')::integer
  from jsonb_array_elements(files) with ordinality as f;
  return jsonb_build_object('status', 'tray');
exception
  when check_violation or not_null_violation or unique_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.take_mail is
  'Takes a mail in, once: {key, messageKey, reference?, from?, name?, subject?, body, folded?, refused, attachments, limits, answerDueAt}. With a request it is a message of its customer, else it waits in the tray. Status: stored, tray, known, limited, trayFull or invalid.';

create function public.keep_mail_of_request(request public.quote_requests, message uuid, mail jsonb)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.quote_request_mails (quote_request_id, message_id, is_other, other_address, subject, folded, refused)
  values (
    request.id, message, lower(request.email) is distinct from mail ->> 'from',
    case when lower(request.email) is distinct from mail ->> 'from' then mail ->> 'from' end,
    mail ->> 'subject', mail ->> 'folded', coalesce(mail -> 'refused', '[]'::jsonb)
  )
  on conflict do nothing;
$$;

comment on function public.keep_mail_of_request is 'Keeps what a mail has beside its text with the message that was made of it.';

create function public.note_bounced_mail(mail_key text, wanted_reference text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  request uuid;
begin
  select q.id into request from public.quote_requests q where q.reference = wanted_reference;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  insert into public.incoming_mail_keys (key) values (mail_key) on conflict do nothing;
  if not found then
    return jsonb_build_object('status', 'known');
  end if;
  insert into public.quote_request_events (quote_request_id, kind, created_at)
  values (request, 'mail_bounced', clock_timestamp());
  return jsonb_build_object('status', 'noted');
end;
$$;

comment on function public.note_bounced_mail is
  'Says in the timeline of a request that a mail about it could not be delivered. Status: noted, known or unknown.';

create function public.list_request_mails(wanted_reference text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'message', m.message_id, 'isOther', m.is_other, 'otherAddress', m.other_address, 'subject', m.subject,
        'folded', m.folded, 'refused', m.refused
      )
      order by m.created_at, m.id
    ),
    '[]'::jsonb
  )
  from public.quote_request_mails m
  join public.quote_requests q on q.id = m.quote_request_id
  where q.reference = wanted_reference;
$$;

comment on function public.list_request_mails is 'What staff see of the mails of a request beside their texts; `message` is null for the one it was made from.';

revoke execute on function
  public.is_mail_refusal(jsonb), public.is_mail_known(text), public.take_mail(jsonb),
  public.keep_mail_of_request(public.quote_requests, uuid, jsonb), public.note_bounced_mail(text, text),
  public.list_request_mails(text)
  from public, anon, authenticated;
-- is_mail_refusal runs for whoever writes a row.
grant execute on function
  public.is_mail_refusal(jsonb), public.is_mail_known(text), public.take_mail(jsonb), public.note_bounced_mail(text, text),
  public.list_request_mails(text)
  to service_role;
