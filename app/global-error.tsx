'use client';

import type { CSSProperties } from 'react';
import { lastResortSentences } from '@/lib/asleep/last-resort-sentences';
import { incidentOfDigest } from '@/lib/log/incident-id';
import { colors } from '@/lib/theme/colors';

const page: CSSProperties = {
  margin: 0,
  minHeight: '100vh',
  display: 'grid',
  alignContent: 'center',
  gap: '2rem',
  padding: '2rem',
  background: colors.paper,
  color: colors.ink,
  fontFamily: 'Arial, sans-serif',
};

/**
 * The last resort, when the document itself cannot be drawn: nothing of the site can be relied on, not even its
 * language, so it says the same thing in all three.
 */
export default function GlobalError({
  error,
  retry,
}: {
  error: Error & { digest?: string };
  retry: () => void;
}) {
  const incident = incidentOfDigest(error.digest);
  return (
    <html lang="fr">
      <body style={page}>
        {lastResortSentences.map(({ locale, title, text, retry: label }) => (
          <section key={locale} lang={locale}>
            <h1>{title}</h1>
            <p>{text}</p>
            <button type="button" onClick={retry}>
              {label}
            </button>
          </section>
        ))}
        {incident ? <p>{incident}</p> : null}
      </body>
    </html>
  );
}
