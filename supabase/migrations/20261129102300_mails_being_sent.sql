-- A mail that is being tried when its address is corrected may fail, and would be tried again with the former one.

do $$
declare
  told constant text := pg_get_functiondef('public.stop_mails_to_former_address()'::regprocedure);
  waiting constant text := 'm.status = ''pending''';
begin
  if position(waiting in told) = 0 then
    raise exception 'stop_mails_to_former_address does not ask for what is pending';
  end if;
  execute replace(told, waiting, 'm.status in (''pending'', ''sending'')');
end;
$$;

comment on function public.stop_mails_to_former_address is
  'A request whose address is corrected sends nothing more to the former one: what waits or is being tried goes to the new one, or nowhere when there is none.';
