'use client';

import type { ChangeEvent } from 'react';

/** Picks every request of the page, or none; `bare` has its label for those alone who do not see it. */
export function PickAll({ label, bare = false }: { label: string; bare?: boolean }) {
  const pickAll = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const boxes = currentTarget.form?.querySelectorAll<HTMLInputElement>('input[name="pick"]') ?? [];
    for (const box of boxes) box.checked = currentTarget.checked;
  };
  return (
    <label className={`needs-script inline-flex min-h-8 items-center gap-2 ${bare ? '' : 'md:hidden'}`}>
      <input type="checkbox" onChange={pickAll} className="size-6 accent-ink" />
      <span className={bare ? 'sr-only' : ''}>{label}</span>
    </label>
  );
}
