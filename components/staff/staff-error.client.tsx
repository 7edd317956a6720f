'use client';

import { catchError, type ErrorInfo } from 'next/error';
import { incidentOfDigest } from '@/lib/log/incident-id';

interface StaffErrorLabels {
  title: string;
  text: string;
  /** "Incident: {id}", with the braces; the number is known only when it happens. */
  incident: string;
  retry: string;
}

function StaffError({ title, text, incident, retry }: StaffErrorLabels, info: ErrorInfo) {
  const { error } = info;
  const id = error instanceof Error && 'digest' in error ? incidentOfDigest(error.digest) : null;
  return (
    <div role="alert" className="max-w-2xl border-l-8 border-danger py-2 pl-6">
      <h1 className="sign text-board">{title}</h1>
      <p className="mt-3">{text}</p>
      {id ? <p className="figures mt-2 text-ink-soft">{incident.replace('{id}', id)}</p> : null}
      <button type="button" onClick={() => info.retry()} className="button button-ink mt-5 min-h-11 px-6">
        {retry}
      </button>
    </div>
  );
}

/** Catches what breaks in a page of the back office; the frame around it stays, with the way to the other areas. */
export const StaffErrorBoundary = catchError(StaffError);
