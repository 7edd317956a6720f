-- Invented works are specimens of the house: they hang nowhere, so they need no place. Real work still says where it is.

alter table public.portfolio_items drop constraint portfolio_items_published_check;
alter table public.portfolio_items add constraint portfolio_items_published_check check (
  status = 'draft' or (
    public.is_localized(title, 120) and (is_sample or public.is_localized(place, 80))
    and public.are_portfolio_facts(facts)
    and (story is null or public.is_localized(story, 2000))
    and (kind <> 'video' or video_text is null or public.is_localized(video_text, 2000))
  )
);

create or replace function public.is_portfolio_item_complete(item uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select
    public.is_localized(i.title, 120) and (i.is_sample or public.is_localized(i.place, 80))
    and public.are_portfolio_facts(i.facts)
    and (i.story is null or public.is_localized(i.story, 2000))
    and case i.kind
      when 'before-after'
        then count(*) filter (where p.role = 'before') > 0 and count(*) filter (where p.role = 'after') > 0
      -- The first picture is what is seen of a video before it plays.
      when 'video' then count(p.id) > 0 and i.video_id is not null and i.video_deleted_at is null
        and public.is_localized(i.video_text, 2000)
      else count(p.id) > 0
    end
  from public.portfolio_items i
  left join public.portfolio_images p
    on p.item_id = i.id and p.deleted_at is null and public.is_portfolio_image_described(p)
  where i.id = item
  group by i.id;
$$;

create function public.are_samples_dated()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select 1 from public.portfolio_items i
    where i.is_sample and i.version = 1 and i.deleted_at is null and i.place ->> 'fr' <> ''
  );
$$;

comment on function public.are_samples_dated is
  'Whether there are samples of an earlier version, works with a town, that nobody has edited.';

create function public.renew_samples(content jsonb)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  renewed uuid[];
begin
  with told as (
    select (i.value ->> 'id')::uuid as id, i.value as work from jsonb_array_elements(content -> 'items') i
  ), changed as (
    update public.portfolio_items i
    set title = t.work -> 'title', place = t.work -> 'place', facts = t.work -> 'facts',
      story = nullif(t.work -> 'story', 'null'::jsonb), updated_at = now()
    from told t
    -- What staff have touched once is theirs.
    where i.id = t.id and i.is_sample and i.version = 1 and i.deleted_at is null
      and (i.title, i.place, i.facts, coalesce(i.story, 'null'))
        is distinct from (t.work -> 'title', t.work -> 'place', t.work -> 'facts', coalesce(t.work -> 'story', 'null'))
    returning i.id
  )
  select coalesce(array_agg(c.id), '{}') into renewed from changed c;

  update public.portfolio_images p
  set alt = t.value -> 'alt', caption = nullif(t.value -> 'caption', 'null'::jsonb)
  from jsonb_array_elements(content -> 'items') i, jsonb_array_elements(i.value -> 'images') t
  where p.item_id = any (renewed) and p.id = (t.value ->> 'id')::uuid;
  return cardinality(renewed);
end;
$$;

comment on function public.renew_samples is
  'Gives the samples that nobody has edited the words that lib/portfolio has for them now. Answers how many there were.';

revoke execute on function public.are_samples_dated(), public.renew_samples(jsonb) from public, anon, authenticated;
grant execute on function public.are_samples_dated(), public.renew_samples(jsonb) to service_role;
