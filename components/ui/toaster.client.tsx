'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { type Toast, toastEvent } from './toast';
import type { ToastViewProps } from './toast-view.client';

interface ShownToast {
  id: number;
  toast: Toast;
  View: ComponentType<ToastViewProps>;
}

/** Keeps the toast being shown; at most one, the newest. */
export function Toaster({ regionLabel, closeLabel }: { regionLabel: string; closeLabel: string }) {
  const [shown, setShown] = useState<ShownToast | null>(null);

  useEffect(() => {
    let newest = 0;
    const hear = (event: Event) => {
      const { detail: toast } = event as CustomEvent<Toast>;
      newest += 1;
      const id = newest;
      import('./toast-view.client').then(
        ({ ToastView: View }) => id === newest && setShown({ id, toast, View }),
        // Offline, or the file is gone: every toast repeats what the page says, so the page goes on without.
        () => undefined,
      );
    };
    addEventListener(toastEvent, hear);
    return () => removeEventListener(toastEvent, hear);
  }, []);

  if (shown === null) return null;
  const { id, toast, View } = shown;
  return <View key={id} toast={toast} regionLabel={regionLabel} closeLabel={closeLabel} />;
}
