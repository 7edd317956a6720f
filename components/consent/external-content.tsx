import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { ConsentKind } from '@/lib/consent/choice';

const kind: ConsentKind = 'external';

/**
 * What comes from another site, behind a button that allows it. Which of the two is shown, the document's `data-consent`
 * says, before the first paint and at once when it changes. What `children` show may only be fetched once they are
 * shown: a picture belongs into the custom property `--outside-image` of an element with the class `outside-image`.
 */
export async function ExternalContent({
  text,
  allow,
  standIn,
  children,
}: {
  /** Whose servers it comes from, and what they learn. */
  text: string;
  /** The button's words. */
  allow: string;
  /** A picture of our own in its place. */
  standIn: ReactNode;
  children: ReactNode;
}) {
  const t = await getTranslations('Consent');
  return (
    <div data-external="" className="relative min-h-96 overflow-clip border-2 border-ink bg-paper-deep">
      <div className="when-external">{children}</div>
      <form
        method="post"
        action="/api/consent"
        aria-label={t(`kinds.${kind}.name`)}
        className="when-no-external absolute inset-0 flex flex-col justify-end"
      >
        <input type="hidden" name="from" value="content" />
        {standIn}
        <div className="relative flex flex-wrap items-center justify-between gap-x-6 gap-y-3 bg-paper p-4">
          <p className="max-w-md">{text}</p>
          <button
            type="submit"
            name="choice"
            value={kind}
            className="needs-script button button-ink min-h-12 px-4"
          >
            {allow}
          </button>
        </div>
      </form>
    </div>
  );
}
