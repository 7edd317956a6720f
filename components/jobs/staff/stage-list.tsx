import { getTranslations } from 'next-intl/server';
import { ConfirmButton } from '@/components/staff/confirm-button';
import { OutcomeNotice } from '@/components/staff/outcome-notice';
import { PageHeading } from '@/components/staff/page-heading';
import { StaffForm } from '@/components/staff/staff-form.client';
import { StaffSection } from '@/components/staff/staff-section';
import type { FormAction } from '@/components/ui/use-action-form';
import type { ActionResult } from '@/lib/actions/result';
import { type Locale, type Localized, locales } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';
import { type JobStage, jobStages } from '@/lib/jobs/job';
import type { StageFormLabels } from '@/lib/jobs/stage-labels';
import {
  givenName,
  ownStagesLimit,
  ownStagesOf,
  type StageSettings,
  type StoredStage,
  stageNameLimits,
} from '@/lib/jobs/stage-list';
import { isStageDone, type StageOutcome } from '@/lib/jobs/stage-result';

type ButtonAction = (form: FormData) => Promise<void>;

interface StageListProps {
  settings: StageSettings;
  /** Of the button that led here. */
  outcome: StageOutcome | null;
  /** For admins; others read the list. */
  actions: {
    /** Of a kind, of a new stage within one (`in-` and the kind), or of a stage by its id. */
    name: (place: string) => FormAction<ActionResult<unknown, string>>;
    retire: ButtonAction;
    move: ButtonAction;
  } | null;
  labels: Record<'name' | 'add', StageFormLabels>;
  locale: Locale;
}

const fold = {
  frame: 'mt-3 border-2 border-ink',
  sign: 'flex min-h-11 cursor-pointer items-center px-3 font-medium underline underline-offset-4',
  body: 'border-t-2 border-ink p-3',
};

/** The stages of jobs: what each kind is called, and the agency's own within it. */
export async function StageList(props: StageListProps) {
  const { settings, outcome, actions, locale } = props;
  const t = await getTranslations('StaffStages');
  return (
    <>
      <PageHeading title={t('title')} lead={t('lead')}>
        <PageLink to="admin-jobs" locale={locale} className="link min-h-11 font-medium underline">
          {t('back')}
        </PageLink>
      </PageHeading>
      {outcome === null ? null : (
        <OutcomeNotice isDone={isStageDone(outcome)}>
          {t(`outcome.${outcome}`, { max: ownStagesLimit })}
        </OutcomeNotice>
      )}
      <p className="max-w-prose">{t(actions === null ? 'adminsOnly' : 'text')}</p>
      {jobStages.map((kind) => (
        <Kind key={kind} {...props} kind={kind} given={givenName(settings, kind)} />
      ))}
    </>
  );
}

async function Kind({
  settings,
  actions,
  labels,
  locale,
  kind,
  given,
}: StageListProps & { kind: JobStage; given: StoredStage | null }) {
  const t = await getTranslations('StaffStages');
  const usual = (await getTranslations('JobStages'))(kind);
  const name = given?.name[locale] ?? usual;
  const own = ownStagesOf(settings, kind);
  return (
    <StaffSection id={`kind-${kind}`} title={name}>
      <p className="max-w-prose text-ink-soft">
        {given === null ? '' : `${t('usual', { name: usual })} `}
        {t(`rules.${kind}`)}
      </p>
      {own.length === 0 ? null : (
        <ol className="mt-3">
          {own.map((stage, index) => (
            <li key={stage.id} className="border-t border-line py-3">
              <OwnStage
                stage={stage}
                kindName={name}
                isFirst={index === 0}
                isLast={index === own.length - 1}
                actions={actions}
                labels={labels.name}
                locale={locale}
              />
            </li>
          ))}
        </ol>
      )}
      {actions === null ? null : (
        <>
          <StaffForm
            id={`name-${kind}`}
            fold={{ ...fold, summary: t('name.open', { name }) }}
            action={actions.name(kind)}
            fields={await nameFields(given?.name ?? null, t('name.hint', { name: usual }), true)}
            hidden={{ version: String(given?.version ?? 0) }}
            labels={labels.name}
          />
          <StaffForm
            id={`in-${kind}`}
            fold={{ ...fold, summary: t('add.open', { name }) }}
            action={actions.name(`in-${kind}`)}
            fields={await nameFields(null, t('add.hint'))}
            labels={labels.add}
          />
        </>
      )}
    </StaffSection>
  );
}

/** A field in each language; the first says what is to be written. */
async function nameFields(name: Localized | null, hint: string, mayBeEmpty = false) {
  const t = await getTranslations('StaffStages');
  const common = await getTranslations('common');
  return locales.map((language, index) => ({
    name: `name.${language}`,
    label: t(`languages.${language}`),
    kind: 'text' as const,
    maxLength: stageNameLimits.max,
    value: name?.[language] ?? '',
    ...(index === 0 ? { hint } : {}),
    ...(mayBeEmpty ? { optional: common('optional') } : {}),
  }));
}

async function OwnStage({
  stage: { id, name, version, jobs },
  kindName,
  isFirst,
  isLast,
  actions,
  labels,
  locale,
}: {
  stage: StoredStage;
  kindName: string;
  isFirst: boolean;
  isLast: boolean;
  actions: StageListProps['actions'];
  labels: StageFormLabels;
  locale: Locale;
}) {
  const t = await getTranslations('StaffStages');
  const row = `${id}:${version}`;
  const own = name[locale];
  return (
    <>
      <p className="break-words">
        <span className="font-bold">{own}</span>{' '}
        <span className="text-ink-soft">{t('jobs', { count: jobs })}</span>
      </p>
      {actions === null ? null : (
        <>
          <div className="flex flex-wrap items-start gap-x-5">
            {(['up', 'down'] as const).map((direction) =>
              (direction === 'up' ? isFirst : isLast) ? null : (
                <form key={direction} action={actions.move}>
                  <input type="hidden" name="id" value={row} />
                  <button
                    type="submit"
                    name="direction"
                    value={direction}
                    className="link inline-flex min-h-9 cursor-pointer items-center font-medium underline"
                  >
                    {t(direction)}
                    <span className="sr-only"> {own}</span>
                  </button>
                </form>
              ),
            )}
            <ConfirmButton
              action={actions.retire}
              id={row}
              label={t('retire.open')}
              about={own}
              text={t('retire.text', { count: jobs, name: kindName })}
              confirm={t('retire.confirm')}
            />
          </div>
          <StaffForm
            id={`name-${id}`}
            fold={{ ...fold, summary: t('name.open', { name: own }) }}
            action={actions.name(id)}
            fields={await nameFields(name, t('name.ownHint'))}
            hidden={{ version: String(version) }}
            labels={labels}
          />
        </>
      )}
    </>
  );
}
