import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { FormAction } from '@/components/ui/use-action-form';
import type { ActionResult } from '@/lib/actions/result';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';
import { loadSavedViewLabels } from '@/lib/staff/views/form-labels';
import {
  isShown,
  type SavedView,
  type SavedViewOutcome,
  savedViewLimits,
  type ViewedList,
} from '@/lib/staff/views/saved-view';
import { ConfirmButton } from './confirm-button';
import { OutcomeNotice } from './outcome-notice';
import { StaffForm } from './staff-form.client';

export interface SavedViewActions {
  keep: FormAction<ActionResult<unknown, string>>;
  rename: (id: string) => FormAction<ActionResult<unknown, string>>;
  /** Has whoever looks begin with a view, or no more, or removes it. */
  change: (form: FormData) => Promise<void>;
}

const summary =
  'link inline-flex min-h-9 cursor-pointer items-center font-medium underline group-open:no-underline';

const frame = 'group open:basis-full';
const panel = 'panel mt-2 max-w-2xl';

/** The views of a list that are kept under a name, and what can be done with the one that is shown. */
export async function SavedViews({
  locale,
  of,
  views,
  query,
  outcome,
  actions,
}: {
  locale: Locale;
  of: ViewedList;
  views: readonly SavedView[];
  /** What is shown, whichever page of it. */
  query: Record<string, string>;
  /** Of the button that led here. */
  outcome: SavedViewOutcome | null;
  actions: SavedViewActions;
}) {
  const t = await getTranslations('SavedViews');
  const shown = views.filter((view) => isShown(view, query));
  // Of two that show the same, the one that whoever looks can change.
  const current = shown.find(({ mayChange }) => mayChange) ?? shown[0];
  const isPlain = Object.keys(query).length === 0;
  const isDone = outcome !== null && ['kept', 'default', 'noDefault', 'removed'].includes(outcome);
  if (views.length === 0 && isPlain && outcome === null) return null;
  return (
    <section aria-label={t('label')} className="mt-4">
      {outcome === null ? null : (
        <OutcomeNotice isDone={isDone}>{t(`outcome.${outcome}`, { list: of.id })}</OutcomeNotice>
      )}
      <div className="flex flex-wrap items-start gap-x-4 gap-y-1">
        {views.length === 0 ? null : (
          <ul className="saved-views">
            {views.map((view) => (
              <li key={view.id}>
                <ViewLink of={of} view={view} isCurrent={shown.includes(view)} locale={locale} />
              </li>
            ))}
          </ul>
        )}
        {current ? (
          <ViewSettings key={current.id} of={of} view={current} actions={actions} locale={locale} />
        ) : isPlain ? null : (
          <ViewForm
            id="keep-view"
            action={actions.keep}
            form="keep"
            fold={{ summary: t('keep.title'), lead: <p className="mb-4">{t('keep.text')}</p> }}
            locale={locale}
          />
        )}
      </div>
    </section>
  );
}

/** A view as a link to what it shows. */
async function ViewLink({
  of,
  view: { name, query, isShared, isOwn, ownerName, isDefault },
  isCurrent,
  locale,
}: {
  of: ViewedList;
  view: SavedView;
  isCurrent: boolean;
  locale: Locale;
}) {
  const t = await getTranslations('SavedViews');
  const whose = isOwn ? t('shared') : ownerName === null ? t('teams') : t('sharedBy', { by: ownerName });
  return (
    <PageLink
      to={of.page}
      locale={locale}
      query={Object.keys(query).length === 0 ? of.usual : query}
      aria-current={isCurrent ? 'true' : undefined}
      title={isShared ? `${name} – ${whose}` : name}
      className="saved-view"
    >
      {isDefault ? (
        <>
          <span aria-hidden="true">★</span>
          <span className="sr-only">{t('isDefault')}</span>
        </>
      ) : null}
      <span className="truncate">{name}</span>
      {isShared ? (
        <span className="saved-view-team">
          <span aria-hidden="true">{t('team')}</span>
          <span className="sr-only">{whose}</span>
        </span>
      ) : null}
    </PageLink>
  );
}

/** What can be done with the view that is shown. */
async function ViewSettings({
  of,
  view,
  actions,
  locale,
}: {
  of: ViewedList;
  view: SavedView;
  actions: SavedViewActions;
  locale: Locale;
}) {
  const t = await getTranslations('SavedViews');
  const { id, name, isShared, isDefault, mayChange } = view;
  const sign = (
    <>
      {t('change.title')}
      <span className="sr-only"> {name}</span>
    </>
  );
  const below = (
    <div className="mt-4 flex flex-wrap items-start gap-x-6 gap-y-1">
      <form action={actions.change}>
        <input type="hidden" name="id" value={id} />
        <button
          type="submit"
          name="to"
          value={isDefault ? 'noDefault' : 'default'}
          className="link inline-flex min-h-9 cursor-pointer items-center font-medium underline"
        >
          {t(isDefault ? 'noDefault' : 'default')}
        </button>
      </form>
      {mayChange ? (
        <ConfirmButton
          action={actions.change}
          id={id}
          label={t('remove.label')}
          about={name}
          text={t(isShared ? 'remove.team' : 'remove.text', { list: of.id })}
          confirm={t('remove.confirm')}
        />
      ) : null}
    </div>
  );
  if (!mayChange) {
    return (
      <details className={frame}>
        <summary className={summary}>{sign}</summary>
        <div className={panel}>
          <p>{t('notYours')}</p>
          {below}
        </div>
      </details>
    );
  }
  return (
    <ViewForm
      id="change-view"
      action={actions.rename(id)}
      form="change"
      view={{ name, isShared }}
      fold={{ summary: sign, below }}
      locale={locale}
    />
  );
}

/** The name of a view, and who sees it. */
async function ViewForm({
  id,
  action,
  form,
  view,
  fold,
  locale,
}: {
  id: string;
  action: FormAction<ActionResult<unknown, string>>;
  form: 'keep' | 'change';
  /** As it is. */
  view?: Pick<SavedView, 'name' | 'isShared'>;
  fold: { summary: ReactNode; lead?: ReactNode; below?: ReactNode };
  locale: Locale;
}) {
  const t = await getTranslations('SavedViews');
  return (
    <StaffForm
      id={id}
      action={action}
      fold={{ ...fold, frame, sign: summary, body: panel }}
      fields={[
        {
          name: 'name',
          label: t('name'),
          kind: 'text',
          value: view?.name,
          maxLength: savedViewLimits.name.max,
          hint: form === 'keep' ? t('nameHint') : undefined,
        },
        {
          name: 'shared',
          label: t('who'),
          kind: 'select',
          value: view?.isShared ? 'team' : 'own',
          options: [
            { value: 'own', label: t('own') },
            { value: 'team', label: t('everybody') },
          ],
        },
      ]}
      labels={await loadSavedViewLabels(locale, form)}
    />
  );
}
