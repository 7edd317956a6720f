-- Designs of the T-shirt designer, which hold a list of people at times and so may be larger.

alter table public.designs drop constraint designs_kind_check;
alter table public.designs add constraint designs_kind_check check (kind in ('wrap', 'shirt'));
alter table public.designs drop constraint designs_document_check;
alter table public.designs add constraint designs_document_check
  check (jsonb_typeof(document) = 'object' and pg_column_size(document) <= 98304);
