'use client';

import type { ChangeEvent } from 'react';

/** Picks every request of the page, or none. */
export function PickAll({ label }: { label: string }) {
  const pickAll = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const boxes = currentTarget.form?.querySelectorAll<HTMLInputElement>('input[name="pick"]') ?? [];
    for (const box of boxes) box.checked = currentTarget.checked;
  };
  return (
    <label className="needs-script inline-flex min-h-8 items-center gap-2 md:hidden">
      <input type="checkbox" onChange={pickAll} className="size-6 accent-ink" />
      <span>{label}</span>
    </label>
  );
}
