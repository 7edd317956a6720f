-- A question that is asked differently in two windows at once is answered once, and a full conversation can still be changed.

create or replace function public.keep_alfred_answer(entry jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  account uuid := (entry ->> 'account')::uuid;
  wanted uuid := (entry ->> 'conversation')::uuid;
  replaced timestamptz;
  message uuid;
begin
  if wanted is null then
    if (select count(*) from public.alfred_conversations c where c.user_id = account) >= 500 then
      return jsonb_build_object('status', 'full');
    end if;
    insert into public.alfred_conversations (user_id, title)
    values (account, entry ->> 'title') returning id into wanted;
  else
    update public.alfred_conversations c set updated_at = now() where c.id = wanted and c.user_id = account;
    if not found then
      return jsonb_build_object('status', 'unknown');
    end if;
    -- A question that is asked anew takes the place of what it was, and of what followed from it.
    if entry ->> 'replaces' is not null then
      select m.created_at into replaced
      from public.alfred_messages m
      where m.id = (entry ->> 'replaces')::uuid and m.conversation_id = wanted;
      -- Replaced or deleted meanwhile: it has no place any more.
      if replaced is null then
        return jsonb_build_object('status', 'unknown');
      end if;
      delete from public.alfred_messages m where m.conversation_id = wanted and m.created_at >= replaced;
    end if;
    if (select count(*) from public.alfred_messages m where m.conversation_id = wanted) >= 200 then
      return jsonb_build_object('status', 'full');
    end if;
  end if;
  insert into public.alfred_messages (conversation_id, locale, question, answer, certainty, created_at)
  values (
    wanted, entry ->> 'locale', entry ->> 'question', entry -> 'answer', entry ->> 'certainty', clock_timestamp()
  )
  returning id into message;
  return jsonb_build_object('status', 'ok', 'conversation', wanted, 'message', message);
exception
  when check_violation or not_null_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.keep_alfred_answer is
  'Keeps a question with its answer in a conversation of the account, or begins one: {account, conversation?, title, locale, question, answer, certainty, replaces?}. Status: ok, unknown, full or invalid.';
