import { getTranslations } from 'next-intl/server';
import { MoveButtons } from '@/components/staff/move-buttons';
import type { FormAction } from '@/components/ui/use-action-form';
import type { Locale } from '@/lib/i18n/locales';
import type { PortfolioCategory } from '@/lib/portfolio/portfolio';
import { loadWorkLabels } from '@/lib/portfolio/staff/form-labels';
import type { PortfolioOutcome } from '@/lib/portfolio/staff/outcomes';
import { categoryValues } from '@/lib/portfolio/staff/work-difference';
import type { WorkResult } from '@/lib/portfolio/staff/work-result';
import { CategoryForm } from './category-form.client';
import { DragList } from './drag-list.client';
import { EntryForms } from './entry-forms';

/** The categories, each with its form folded away, and the form of a new one. */
export async function CategoriesList({
  locale,
  categories,
  countOf,
  save,
  move,
  remove,
  reorder,
}: {
  locale: Locale;
  categories: readonly PortfolioCategory[];
  /** How many works are in a category. */
  countOf: (id: string) => number;
  /** The action of the form of a category; null makes a new one. */
  save: (id: string | null) => FormAction<WorkResult>;
  move: (form: FormData) => Promise<void>;
  remove: (form: FormData) => Promise<void>;
  reorder: (entity: string, ids: readonly string[]) => Promise<PortfolioOutcome>;
}) {
  const t = await getTranslations('StaffPortfolio');
  const labels = await loadWorkLabels();
  return (
    <>
      <DragList
        entity="category"
        reorder={reorder}
        labels={labels}
        className="border-t-2 border-ink"
        entryClassName="flex items-start gap-3 border-b border-line py-2"
        entries={categories.map((category, index) => {
          const name = category.title[locale];
          const count = countOf(category.id);
          return {
            id: category.id,
            name,
            node: (
              <div className="min-w-0 grow">
                <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                  <p className="min-w-0 grow basis-40">
                    <span className="font-bold">{name}</span>
                    <span className="ml-3 text-sm text-ink-soft">{t('works', { count })}</span>
                  </p>
                  <div className="flex items-center gap-x-3">
                    <MoveButtons
                      id={category.id}
                      name={name}
                      index={index}
                      total={categories.length}
                      labels={labels}
                    />
                    {count === 0 ? (
                      <button
                        type="submit"
                        form={`delete-${category.id}`}
                        className="link min-h-10 cursor-pointer text-sm font-medium text-danger underline"
                      >
                        {t('delete')}
                        <span className="sr-only"> {name}</span>
                      </button>
                    ) : null}
                  </div>
                </div>
                <details>
                  <summary className="link inline-flex min-h-9 cursor-pointer font-medium underline">
                    {t('edit')}
                    <span className="sr-only"> {name}</span>
                  </summary>
                  <CategoryForm
                    id={`category-${category.id}`}
                    action={save(category.id)}
                    defaults={categoryValues(category)}
                    version={category.version}
                    isSample={category.sample}
                    labels={labels}
                  />
                </details>
              </div>
            ),
          };
        })}
      />
      <EntryForms entity="category" entries={categories} move={move} remove={remove} />
      <section aria-labelledby="new-category" className="mt-8">
        <h2 id="new-category" className="sign text-2xl">
          {t('newCategory')}
        </h2>
        <CategoryForm
          key={categories.length}
          id="new-category-form"
          action={save(null)}
          defaults={{}}
          version={0}
          isSample={false}
          labels={labels}
        />
      </section>
    </>
  );
}
