-- Not everything the agency makes is one of the six kinds of projects, and not everybody knows yet what he needs.

alter table public.quote_requests drop constraint quote_requests_subject_check;
alter table public.quote_requests add constraint quote_requests_subject_check
  check (subject in ('signage', 'lettering', 'covering', 'sign', 'embroidery', 'design', 'other'));
