'use client';

import { catchError, type ErrorInfo } from 'next/error';
import { incidentOfDigest } from '@/lib/log/incident-id';

interface ErrorLabels {
  title: string;
  text: string;
  /** "Incident: {id}", with the braces; the number is known only when it happens. */
  incident: string;
  retry: string;
  home: string;
  homeHref: string;
}

/** The id under which the server has logged it; null for what broke in the browser. */
function incidentOf(error: unknown): string | null {
  return error instanceof Error && 'digest' in error ? incidentOfDigest(error.digest) : null;
}

function ErrorView(
  { title, text, incident, retry: retryLabel, home, homeHref }: ErrorLabels,
  info: ErrorInfo,
) {
  const id = incidentOf(info.error);
  return (
    <main id="main" tabIndex={-1} className="wrap-page grid py-16">
      <h1 className="sign text-poster">{title}</h1>
      <p className="mt-6 max-w-xl text-lg">{text}</p>
      {id ? <p className="figures mt-2 text-ink-soft">{incident.replace('{id}', id)}</p> : null}
      <p className="mt-8 flex flex-wrap gap-4">
        <button
          type="button"
          onClick={() => info.retry()}
          className="sign min-h-12 cursor-pointer bg-ink px-6 text-lg text-paper"
        >
          {retryLabel}
        </button>
        <a
          href={homeHref}
          className="inline-flex min-h-12 items-center font-bold underline underline-offset-4"
        >
          {home}
        </a>
      </p>
    </main>
  );
}

/** Catches what breaks below it, says so in the visitor's language and offers another try. */
export const ErrorBoundary = catchError(ErrorView);
