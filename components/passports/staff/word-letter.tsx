import { getTranslations } from 'next-intl/server';
import { TextAreaField, TextField } from '@/components/ui/field';
import { formatShortMoment } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { PassportRecord } from '@/lib/passports/passport';
import type { PassportOutcome } from '@/lib/passports/passport-form';
import { wordAfterDays } from '@/lib/passports/word';

/** The letter that asks for a word: ready, editable, and sent by a person alone, once. */
export async function WordLetter({
  asked,
  isDue,
  letter,
  formKey,
  customerLocale,
  endpoint,
  outcome,
  limits,
  locale,
}: {
  asked: PassportRecord['asked'];
  /** Whether enough days have gone by. */
  isDue: boolean;
  letter: { subject: string; body: string };
  /** So that the form sent twice is one mail. */
  formKey: string;
  customerLocale: Locale;
  endpoint: string;
  outcome: PassportOutcome | null;
  /** Of the letter, in code points. */
  limits: { subject: number; body: number };
  locale: Locale;
}) {
  const t = await getTranslations('StaffPassport.word');
  const done = await getTranslations('StaffPassport.done');
  if (asked)
    return (
      <p className="figures mt-3 text-ink-soft">
        {t('asked', { by: asked.by ?? t('formerColleague'), at: formatShortMoment(asked.at, locale) })}
      </p>
    );
  const isWrong = outcome === 'letterNeeded';
  return (
    <details
      id="word"
      open={isWrong || outcome === 'owed' || outcome === 'signedOut' || undefined}
      className="mt-3 border-2 border-ink"
    >
      <summary className="flex min-h-11 cursor-pointer items-center px-3 font-medium underline underline-offset-4">
        {t('open')}
      </summary>
      <form action={endpoint} method="post" noValidate className="grid gap-4 border-t-2 border-ink p-3">
        <p>{isDue ? t('once') : t('early', { days: wordAfterDays })}</p>
        <input type="hidden" name="key" value={formKey} />
        <TextField
          id="word-subject"
          name="subject"
          label={t('subject')}
          maxLength={limits.subject}
          defaultValue={letter.subject}
          lang={customerLocale}
          errors={isWrong ? [done('letterNeeded')] : []}
        />
        <TextAreaField
          id="word-body"
          name="body"
          label={t('body')}
          rows={10}
          maxLength={limits.body}
          defaultValue={letter.body}
          lang={customerLocale}
        />
        <p>
          <button type="submit" name="intent" value="word" className="work-button work-button-ink">
            {t('send')}
          </button>
        </p>
      </form>
    </details>
  );
}
