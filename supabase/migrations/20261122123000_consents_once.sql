-- A proof that waited on the disk while the database was away comes with the time of its choice, and is kept once however
-- often it arrives (docs/decisions/0009-consent.md).

create or replace function public.record_consent(consent jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  violated text;
  is_replay boolean;
begin
  is_replay := coalesce((consent ->> 'replay')::boolean, false);
  if pg_column_size(consent) > 4096 then
    return jsonb_build_object('status', 'invalid', 'detail', 'size');
  end if;
  if not is_replay and not public.consume_rate_limits(consent -> 'limits') then
    return jsonb_build_object('status', 'limited');
  end if;
  -- Two arrivals of one proof wait for each other.
  perform pg_advisory_xact_lock(hashtext(consent ->> 'session_id'));
  if exists (
    select 1
    from public.cookie_consents c
    where c.session_id = (consent ->> 'session_id')::uuid
      and c.analytics = (consent ->> 'analytics')::boolean
      and c.marketing = (consent ->> 'marketing')::boolean
      and c.external = (consent ->> 'external')::boolean
  ) then
    return jsonb_build_object('status', 'duplicate');
  end if;
  insert into public.cookie_consents (
    session_id, user_id, user_agent, analytics, marketing, external, country, browser_language, page_url,
    locale, asked_by, gpc, policy_version, text_hash, created_at
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
    consent ->> 'text_hash',
    -- The clocks of site and database may differ, and nothing was decided in the future.
    case when is_replay then least((consent ->> 'decided_at')::timestamptz, now()) else now() end
  );
  return jsonb_build_object('status', 'stored');
exception
  -- A status, because the embedded backend makes a raised error a 500.
  when check_violation or not_null_violation then
    get stacked diagnostics violated = constraint_name;
    return jsonb_build_object('status', 'invalid', 'detail', violated);
  when data_exception then
    return jsonb_build_object('status', 'invalid', 'detail', 'arguments');
end;
$$;

comment on function public.record_consent is 'Keeps the proof of a choice about cookies, once. Status: stored, duplicate, limited or invalid.';

revoke execute on function public.record_consent(jsonb) from public, anon, authenticated;
grant execute on function public.record_consent(jsonb) to service_role;
