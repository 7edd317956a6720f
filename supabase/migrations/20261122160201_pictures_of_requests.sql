-- The frozen copies that requests hold show the same pictures: these stay as long as the request.

create trigger hold_pictures after insert or update of document or delete on public.quote_request_designs
  for each row execute function public.hold_design_pictures();
