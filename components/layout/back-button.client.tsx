'use client';

/** Shown only where scripts run: nothing else can go back (globals.css, `needs-script`). */
export function BackButton({ label, className }: { label: string; className: string }) {
  return (
    <button type="button" onClick={() => history.back()} className={`needs-script ${className}`}>
      {label}
    </button>
  );
}
