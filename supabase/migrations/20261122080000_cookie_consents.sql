-- What visitors allowed and when, as proof (GDPR, article 7.1). No row tells who: no address, no town, no exact browser.

create table public.cookie_consents (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null,
  user_id uuid,
  visitor_ip text not null default 'Unknown' check (visitor_ip = 'Unknown'),
  user_agent text not null check (char_length(user_agent) between 1 and 160),
  necessary boolean not null default true check (necessary),
  analytics boolean not null,
  marketing boolean not null,
  external boolean not null,
  country text not null default 'Unknown' check (country = 'Unknown' or country ~ '^[A-Z]{2}$'),
  city text not null default 'Unknown' check (city = 'Unknown'),
  browser_language text check (browser_language ~ '^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8}){0,4}$'),
  referrer text check (char_length(referrer) between 1 and 300),
  page_url text not null check (char_length(page_url) between 1 and 300 and page_url ~ '^/[^?#[:cntrl:]]*$'),
  locale text not null check (locale in ('fr', 'nl', 'en')),
  asked_by text not null check (asked_by in ('banner', 'dialog', 'page', 'content')),
  gpc boolean not null,
  policy_version text not null check (policy_version ~ '^[0-9]{1,4}(\.[0-9]{1,4}){0,2}$'),
  text_hash text not null check (text_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now()
);

comment on table public.cookie_consents is 'Choices about cookies, each as it was made, as proof. Kept as long as browsing data.';
comment on column public.cookie_consents.session_id is 'Random id of the choice. The browser that allowed something keeps it with its choice; of a refusal only this row has it. No visit carries it.';
comment on column public.cookie_consents.user_id is 'The account that was signed in. No foreign key: the schema of accounts belongs to the backend.';
comment on column public.cookie_consents.user_agent is 'Shortened: engines and major versions, without device.';
comment on column public.cookie_consents.referrer is 'Named by the specification; left empty, because the proof does not need it.';
comment on column public.cookie_consents.page_url is 'Path of the page where it was decided, without its query.';
comment on column public.cookie_consents.locale is 'Language in which it was asked.';
comment on column public.cookie_consents.gpc is 'The browser sent Global Privacy Control.';
comment on column public.cookie_consents.text_hash is 'SHA-256 of every word of the question in that language.';

alter table public.cookie_consents enable row level security;
revoke all on table public.cookie_consents from public, anon, authenticated;
grant select, insert, update, delete on table public.cookie_consents to service_role;

create index cookie_consents_created_at on public.cookie_consents (created_at, id);
create index cookie_consents_session_id on public.cookie_consents (session_id);
create index cookie_consents_user_id on public.cookie_consents (user_id) where user_id is not null;

create function public.record_consent(consent jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  violated text;
begin
  if pg_column_size(consent) > 4096 then
    return jsonb_build_object('status', 'invalid', 'detail', 'size');
  end if;
  if not public.consume_rate_limits(consent -> 'limits') then
    return jsonb_build_object('status', 'limited');
  end if;
  insert into public.cookie_consents (
    session_id, user_id, user_agent, analytics, marketing, external, country, browser_language, page_url,
    locale, asked_by, gpc, policy_version, text_hash
  )
  values (
    (consent ->> 'session_id')::uuid,
    (consent ->> 'user_id')::uuid,
    consent ->> 'user_agent',
    (consent ->> 'analytics')::boolean,
    (consent ->> 'marketing')::boolean,
    (consent ->> 'external')::boolean,
    coalesce(consent ->> 'country', 'Unknown'),
    consent ->> 'browser_language',
    consent ->> 'page_url',
    consent ->> 'locale',
    consent ->> 'asked_by',
    (consent ->> 'gpc')::boolean,
    consent ->> 'policy_version',
    consent ->> 'text_hash'
  );
  return jsonb_build_object('status', 'recorded');
exception
  -- A status, because the embedded backend makes a raised error a 500.
  when check_violation or not_null_violation then
    get stacked diagnostics violated = constraint_name;
    return jsonb_build_object('status', 'invalid', 'detail', violated);
  when data_exception then
    return jsonb_build_object('status', 'invalid', 'detail', 'arguments');
end;
$$;

comment on function public.record_consent is 'Keeps the proof of a choice about cookies. Status: recorded, limited or invalid.';

revoke execute on function public.record_consent(jsonb) from public, anon, authenticated;
grant execute on function public.record_consent(jsonb) to service_role;
