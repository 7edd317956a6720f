'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { type Toast, toastEvent } from './toast';

const ToastView = lazy(() => import('./toast-view.client').then((module) => ({ default: module.ToastView })));

/** Keeps the toast being shown; at most one, the newest. */
export function Toaster({ regionLabel, closeLabel }: { regionLabel: string; closeLabel: string }) {
  const [shown, setShown] = useState<{ id: number; toast: Toast } | null>(null);

  useEffect(() => {
    const hear = (event: Event) => {
      const { detail } = event as CustomEvent<Toast>;
      setShown((previous) => ({ id: (previous?.id ?? 0) + 1, toast: detail }));
    };
    addEventListener(toastEvent, hear);
    return () => removeEventListener(toastEvent, hear);
  }, []);

  if (shown === null) return null;
  return (
    <Suspense>
      <ToastView key={shown.id} toast={shown.toast} regionLabel={regionLabel} closeLabel={closeLabel} />
    </Suspense>
  );
}
