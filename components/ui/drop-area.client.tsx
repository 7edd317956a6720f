'use client';

import { type ReactNode, useState } from 'react';

/** The dashed area around a file field, onto which files can be dropped too; the field inside is the first way. */
export function DropArea({
  add,
  drop,
  onFiles,
  className = '',
  children,
}: {
  add: string;
  drop: string;
  onFiles: (files: FileList) => void;
  className?: string;
  children: ReactNode;
}) {
  const [isDragging, setDragging] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the second way; the field inside is the first
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setDragging(true);
      }}
      onDragLeave={() => setDragging(false)}
      onDrop={(event) => {
        event.preventDefault();
        setDragging(false);
        onFiles(event.dataTransfer.files);
      }}
      data-dragging={isDragging || undefined}
      className={`relative mt-1.5 flex min-h-20 flex-wrap items-center gap-x-2 border-2 border-dashed border-line-strong px-3.5 py-3 focus-within:border-ink focus-within:outline-3 focus-within:outline-ink data-dragging:bg-tint ${className}`}
    >
      <span aria-hidden="true" className="needs-script font-bold underline underline-offset-4">
        {add}
      </span>
      <span aria-hidden="true" className="needs-script text-ink-soft max-sm:hidden">
        {drop}
      </span>
      {children}
    </div>
  );
}
