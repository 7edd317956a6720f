import { getTranslations } from 'next-intl/server';

/** The address of one's own fittings for the calendar of a phone: made, made anew or revoked. */
export async function FeedDesk({
  url,
  outcome,
  change,
}: {
  url: string | null;
  /** What became of the last button. */
  outcome: 'made' | 'revoked' | 'unavailable' | null;
  /** The button's action, bound to the language; its name says what. */
  change: (form: FormData) => Promise<void>;
}) {
  const t = await getTranslations('StaffCalendar.feed');
  return (
    <section id="feed" aria-labelledby="feed-title" className="panel mt-6">
      <h2 id="feed-title" className="sign text-xl">
        {t('title')}
      </h2>
      {outcome ? (
        <p role="status" className="mt-2 border-l-8 border-ink bg-paper-deep px-3 py-2 font-bold">
          {t(`done.${outcome}`)}
        </p>
      ) : null}
      <p className="mt-2 max-w-prose">{t(url === null ? 'none' : 'text')}</p>
      {url === null ? null : (
        <p className="mt-2">
          <label htmlFor="feed-url" className="text-sm text-ink-soft">
            {t('address')}
          </label>
          <input id="feed-url" type="text" readOnly value={url} className="control w-full min-w-0" />
        </p>
      )}
      <form action={change} className="mt-3 flex flex-wrap gap-2">
        <button type="submit" name="intent" value="make" className="work-button">
          {t(url === null ? 'make' : 'renew')}
        </button>
        {url === null ? null : (
          <button type="submit" name="intent" value="revoke" className="work-button">
            {t('revoke')}
          </button>
        )}
      </form>
    </section>
  );
}
