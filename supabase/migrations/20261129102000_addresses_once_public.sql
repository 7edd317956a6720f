-- An address that visitors may have met leads on, also where it changes while its work is withdrawn.

drop trigger remember_slug on public.portfolio_items;

create trigger remember_slug before update on public.portfolio_items
  for each row
  when (old.published_at is not null and old.slug is distinct from new.slug)
  execute function public.remember_portfolio_slug();

comment on function public.remember_portfolio_slug is 'Keeps the address of a work that was ever published when it gets another one.';
