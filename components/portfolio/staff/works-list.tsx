import { getTranslations } from 'next-intl/server';
import { MoveButtons } from '@/components/staff/move-buttons';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';
import { picturePath } from '@/lib/portfolio/picture';
import type { PortfolioItem } from '@/lib/portfolio/portfolio';
import { standingOf } from '@/lib/portfolio/specimens';
import { missingIn } from '@/lib/portfolio/staff/missing-in';
import type { PortfolioOutcome } from '@/lib/portfolio/staff/outcomes';
import { DragList } from './drag-list.client';
import { EntryForms } from './entry-forms';

interface WorksListProps {
  locale: Locale;
  items: readonly PortfolioItem[];
  categoryNames: ReadonlyMap<string, string>;
  move: (form: FormData) => Promise<void>;
  remove: (form: FormData) => Promise<void>;
  reorder: (entity: string, ids: readonly string[]) => Promise<PortfolioOutcome>;
}

/** The title of a work in this language, or in one that it has already. */
export function titleOf(item: Pick<PortfolioItem, 'title'>, locale: Locale): string {
  return item.title[locale] || item.title.fr || item.title.nl || item.title.en;
}

/** Works in their order, each with its picture, its state and what can be done with it. */
export async function WorksList({ locale, items, categoryNames, move, remove, reorder }: WorksListProps) {
  const t = await getTranslations('StaffPortfolio');
  const labels = { up: t('form.up'), down: t('form.down') };
  const entries = items.map((item, index) => {
    const name = titleOf(item, locale);
    const [image] = item.images;
    const missing = missingIn(item);
    return {
      id: item.id,
      name,
      node: (
        <>
          <div
            data-ink={item.group}
            className="h-16 w-21 shrink-0 border-b-4 border-solid bg-line sm:h-21 sm:w-28"
          >
            {image ? (
              // biome-ignore lint/performance/noImgElement: the site draws the widths itself (app/media/portfolio)
              <img
                src={picturePath(image.id, 400, 'webp')}
                alt=""
                width={112}
                height={84}
                loading="lazy"
                draggable={false}
                className="size-full object-cover"
                style={{ objectPosition: `${image.focalX}% ${image.focalY}%` }}
              />
            ) : null}
          </div>
          <div className="min-w-0 grow basis-40">
            <PageLink
              to="admin-portfolio"
              rest={item.id}
              locale={locale}
              className="inline-block py-0.5 font-bold underline-offset-4 hocus:underline"
            >
              {name}
            </PageLink>
            <p className="text-sm text-ink-soft">
              {[categoryNames.get(item.categoryId), standingOf(item, locale), t(`kinds.${item.kind}`)]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <p className="flex flex-wrap gap-x-3 text-sm">
              <span className={item.status === 'published' ? 'font-bold text-success' : 'font-bold'}>
                {t(`status.${item.status}`)}
              </span>
              {item.featured ? <span>{t('onHome')}</span> : null}
              {item.sample ? <span className="text-ink-soft">{t('isSample')}</span> : null}
              {missing.length > 0 ? (
                <span className="text-danger">{t('missing', { languages: missing.join(', ') })}</span>
              ) : null}
            </p>
          </div>
          <div className="flex items-center justify-end gap-x-3 max-sm:w-full">
            <MoveButtons id={item.id} name={name} index={index} total={items.length} labels={labels} />
            <button
              type="submit"
              form={`delete-${item.id}`}
              className="link min-h-10 cursor-pointer text-sm font-medium text-danger underline"
            >
              {t('delete')}
              <span className="sr-only"> {name}</span>
            </button>
          </div>
        </>
      ),
    };
  });
  return (
    <>
      <DragList
        entity="item"
        entries={entries}
        reorder={reorder}
        labels={{
          drag: t('form.drag'),
          movedTo: t('form.movedTo', keptArguments),
          notMoved: t('form.notMoved'),
        }}
        className="border-t-2 border-ink"
        entryClassName="flex flex-wrap items-center gap-3 border-b border-line py-2 sm:flex-nowrap sm:gap-4"
      />
      <EntryForms entity="item" entries={items} move={move} remove={remove} />
    </>
  );
}

/** Filled in by the list, in the browser. */
const keptArguments = { name: '{name}', place: '{place}', total: '{total}' };
