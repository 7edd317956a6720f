'use client';

import * as RadixToast from '@radix-ui/react-toast';
import { useEffect, useState } from 'react';
import { CloseIcon } from './icons';
import type { Toast } from './toast';

/** Specification, section 2: milliseconds on screen, pixels of a dismissing swipe, the key that focuses. */
const duration = 5000;
const swipeThreshold = 50;
const hotkey = ['F8'];

export interface ToastViewProps {
  toast: Toast;
  /** With `{hotkey}` in it. */
  regionLabel: string;
  closeLabel: string;
}

/** How much of the foot of the screen the choices about cookies take: what is said there covers no button. Pixels. */
function useTakenRoom(): number {
  const [room, setRoom] = useState(0);
  useEffect(() => {
    const banner = document.querySelector<HTMLElement>('.consent');
    if (!banner) return;
    const measure = () => setRoom(getComputedStyle(banner).position === 'fixed' ? banner.offsetHeight : 0);
    const observer = new ResizeObserver(measure);
    observer.observe(banner);
    return () => observer.disconnect();
  }, []);
  return room;
}

export function ToastView({ toast, regionLabel, closeLabel }: ToastViewProps) {
  const room = useTakenRoom();
  return (
    <RadixToast.Provider duration={duration} swipeThreshold={swipeThreshold} swipeDirection="right">
      <RadixToast.Root
        type={toast.kind === 'error' ? 'foreground' : 'background'}
        className="toast"
        data-kind={toast.kind}
      >
        <div className="flex-1">
          <RadixToast.Title className="font-bold">{toast.title}</RadixToast.Title>
          {toast.description ? (
            <RadixToast.Description className="mt-1 text-sm">{toast.description}</RadixToast.Description>
          ) : null}
        </div>
        <RadixToast.Close
          aria-label={closeLabel}
          className="inline-flex size-11 shrink-0 items-center justify-center"
        >
          <CloseIcon />
        </RadixToast.Close>
      </RadixToast.Root>
      <RadixToast.Viewport
        hotkey={hotkey}
        label={regionLabel}
        style={{ bottom: room }}
        className="fixed right-0 bottom-0 z-50 m-0 w-full max-w-md list-none p-4 outline-none"
      />
    </RadixToast.Provider>
  );
}
