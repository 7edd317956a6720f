import { getTranslations } from 'next-intl/server';
import { consentKinds } from '@/lib/browser/stored-consent';
import type { Allowances } from '@/lib/consent/choice';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';

/** The four switches. A plain form, which the dialog borrows from the page (lib/site/page-script/consent.ts). */
export async function SettingsForm({
  locale,
  allowed,
  proof,
  note,
}: {
  locale: Locale;
  /** What holds now. */
  allowed: Allowances;
  /** The number of its record, which staff find it by; a refusal leaves none here. */
  proof: string | undefined;
  /** What has to be said before. */
  note: string | null;
}) {
  const t = await getTranslations('Consent');
  // Apart: the words of the question are what a visitor agreed to.
  const said = await getTranslations('ConsentProof');
  return (
    <form method="post" action="/api/consent" data-settings="">
      <input type="hidden" name="from" value="page" />
      {note ? <p className="mb-5 border-l-8 border-ink pl-4 font-medium">{note}</p> : null}
      <ul>
        {(['necessary', ...consentKinds] as const).map((kind) => {
          const isNecessary = kind === 'necessary';
          return (
            <li key={kind} className="flex items-start gap-5 border-t border-line py-4">
              <div className="mr-auto">
                <label htmlFor={`consent-${kind}`} className="font-bold">
                  {t(`kinds.${kind}.name`)}
                </label>
                <p id={`consent-${kind}-text`} className="text-sm text-ink-soft">
                  {t(`kinds.${kind}.text`)}
                </p>
              </div>
              <input
                type="checkbox"
                // biome-ignore lint/a11y/useAriaPropsForRole: the box is ticked or not, which is the state of its switch
                role="switch"
                id={`consent-${kind}`}
                name={isNecessary ? undefined : kind}
                defaultChecked={isNecessary || allowed[kind]}
                disabled={isNecessary}
                aria-describedby={`consent-${kind}-text`}
                className="switch"
              />
            </li>
          );
        })}
      </ul>
      <button
        type="submit"
        name="choice"
        value="save"
        className="button button-ink mt-2 min-h-14 w-full px-4"
      >
        {t('settings.save')}
      </button>
      <div className="mt-2 grid grid-cols-2 gap-2">
        {(['none', 'all'] as const).map((choice) => (
          <button
            key={choice}
            type="submit"
            name="choice"
            value={choice}
            className="button min-h-12 border-2 border-ink px-2"
          >
            {t(choice === 'none' ? 'banner.reject' : 'banner.accept')}
          </button>
        ))}
      </div>
      <p className="mt-5 text-sm">
        <PageLink to="privacy" locale={locale} hash="cookies" className="underline">
          {t('settings.policy')}
        </PageLink>
      </p>
      {proof ? (
        <p className="mt-2 text-sm wrap-anywhere text-ink-soft">{said('number', { number: proof })}</p>
      ) : null}
    </form>
  );
}
