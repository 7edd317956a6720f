-- A request holds the designs of the T-shirt designer as well, which may be larger.

alter table public.quote_request_designs drop constraint quote_request_designs_document_check;
alter table public.quote_request_designs add constraint quote_request_designs_document_check
  check (jsonb_typeof(document) = 'object' and pg_column_size(document) <= 98304);
