import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Checkbox, TextAreaField, TextField } from '@/components/ui/field';
import { formatDay, formatShortMoment } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';
import { careIds, careName } from '@/lib/passports/care';
import { type PassportContent, type PassportRecord, passportLimits } from '@/lib/passports/passport';
import { warrantyInWords } from '@/lib/passports/passport-copy';
import type { PassportOutcome } from '@/lib/passports/passport-form';

interface PassportDeskProps {
  record: PassportRecord;
  /** What stands in the form: the newest version, what is suggested, or what was typed and could not be taken. */
  content: Omit<PassportContent, 'years'> & { years: string };
  outcome: PassportOutcome | null;
  /** Where the forms are sent to. */
  endpoint: string;
  links: { page: string; card: string };
  locale: Locale;
  /** The letter that asks for a word. */
  children: ReactNode;
}

const goodOutcomes: readonly PassportOutcome[] = ['saved', 'sent'];

/** The sentence of what became of the form, beside the field that it is about. */
const about = (
  outcome: PassportOutcome | null,
  of: readonly PassportOutcome[],
  say: (one: PassportOutcome) => string,
) => (outcome !== null && of.includes(outcome) ? [say(outcome)] : []);

/** The passport of a job that is done: what it says, its versions, its claims, and the form that makes or corrects it. */
export async function PassportDesk(props: PassportDeskProps) {
  const { record, outcome, links, locale, children } = props;
  const t = await getTranslations('StaffPassport');
  const [version] = record.versions;
  return (
    <section id="passport" aria-labelledby="passport-title" className="panel">
      <h2 id="passport-title" className="sign mb-3 text-2xl">
        {t('title')}
      </h2>
      {outcome ? (
        <p role="status" data-good={goodOutcomes.includes(outcome)} className="status-notice">
          {t(`done.${outcome}`)}
        </p>
      ) : null}
      {version ? (
        <>
          <p className="font-bold">{warrantyInWords(version, locale)}</p>
          <p className="flex flex-wrap gap-x-6">
            <a href={links.page} className="link min-h-11 font-medium underline">
              {t('page')}
            </a>
            <a href={links.card} className="link min-h-11 font-medium underline">
              {t('card')}
            </a>
          </p>
        </>
      ) : (
        <p className="max-w-prose">{t('begin')}</p>
      )}
      <PassportClaims {...props} />
      <details open={!version || isAboutForm(outcome)} className="mt-3 border-2 border-ink">
        <summary className="flex min-h-11 cursor-pointer items-center px-3 font-medium underline underline-offset-4">
          {t(version ? 'correct' : 'make')}
        </summary>
        <PassportForm {...props} />
      </details>
      {children}
      <PassportJournal {...props} />
    </section>
  );
}

const wrongFields: readonly PassportOutcome[] = [
  'dayWrong',
  'yearsWrong',
  'madeNeeded',
  'tooMuch',
  'textWrong',
  'filmsTooMuch',
  'filmsWrong',
  'conflict',
  'signedOut',
  'unavailable',
];

const isAboutForm = (outcome: PassportOutcome | null) => outcome !== null && wrongFields.includes(outcome);

async function PassportForm({ record, content, outcome, endpoint, locale }: PassportDeskProps) {
  const t = await getTranslations('StaffPassport');
  const optional = (await getTranslations('common'))('optional');
  const say = (one: PassportOutcome) => t(`done.${one}`);
  return (
    <form
      action={endpoint}
      method="post"
      noValidate
      className="grid gap-4 border-t-2 border-ink p-3 sm:grid-cols-2"
    >
      <input type="hidden" name="position" value={record.versions[0]?.position ?? 0} />
      <TextField
        id="passport-done"
        name="doneOn"
        type="date"
        label={t('doneOn')}
        defaultValue={content.doneOn}
        errors={about(outcome, ['dayWrong'], say)}
      />
      <TextField
        id="passport-years"
        name="years"
        inputMode="numeric"
        maxLength={2}
        label={t('years')}
        hint={t('yearsHint')}
        defaultValue={content.years}
        errors={about(outcome, ['yearsWrong'], say)}
      />
      <TextAreaField
        id="passport-made"
        name="made"
        label={t('made')}
        hint={t('madeHint', { lines: passportLimits.lines, signs: passportLimits.line })}
        rows={3}
        defaultValue={content.made.join('\n')}
        errors={about(outcome, ['madeNeeded', 'tooMuch', 'textWrong'], say)}
        className="sm:col-span-2"
      />
      <TextAreaField
        id="passport-films"
        name="films"
        label={t('films')}
        optional={optional}
        hint={t('filmsHint')}
        rows={3}
        defaultValue={content.films.join('\n')}
        errors={about(outcome, ['filmsTooMuch', 'filmsWrong'], say)}
        className="sm:col-span-2"
      />
      <fieldset className="sm:col-span-2">
        <legend className="font-bold">{t('care')}</legend>
        <div className="mt-1 grid gap-x-6 sm:grid-cols-2">
          {careIds.map((id) => (
            <Checkbox
              key={id}
              name="care"
              value={id}
              label={careName(id, locale)}
              defaultChecked={content.care.includes(id)}
            />
          ))}
        </div>
      </fieldset>
      <p className="sm:col-span-2">
        <button type="submit" name="intent" value="save" className="work-button work-button-ink">
          {t(record.versions.length > 0 ? 'saveVersion' : 'save')}
        </button>
      </p>
    </form>
  );
}

async function PassportClaims({ record: { claims }, locale }: PassportDeskProps) {
  if (claims.length === 0) return null;
  const t = await getTranslations('StaffPassport');
  const statuses = await getTranslations('Inbox.statuses');
  return (
    <>
      <h3 className="sign mt-3 text-xl">{t('claims')}</h3>
      <ul>
        {claims.map(({ reference, status, at }) => (
          <li key={reference} className="figures flex flex-wrap gap-x-4">
            <PageLink
              to="admin-requests"
              locale={locale}
              rest={reference}
              className="link min-h-11 font-bold underline"
            >
              {reference}
            </PageLink>
            <span>{statuses(status)}</span>
            <span className="text-ink-soft">{formatShortMoment(at, locale)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

async function PassportJournal({ record: { versions }, locale }: PassportDeskProps) {
  if (versions.length === 0) return null;
  const t = await getTranslations('StaffPassport');
  return (
    <details className="mt-3">
      <summary className="flex min-h-11 cursor-pointer items-center underline underline-offset-4">
        {t('journal', { count: versions.length })}
      </summary>
      <ol className="mt-1">
        {versions.map(({ position, at, author, doneOn, years, made, films }) => (
          <li key={position} className="border-t border-line py-2">
            <p className="figures text-ink-soft">
              {t('version', { position })}, {formatShortMoment(at, locale)}, {author ?? t('formerColleague')}
            </p>
            <p>
              {formatDay(doneOn, locale)}, {t('yearsSaid', { count: years })}
            </p>
            <p className="break-words">{[...made, ...films].join(' · ')}</p>
          </li>
        ))}
      </ol>
    </details>
  );
}
