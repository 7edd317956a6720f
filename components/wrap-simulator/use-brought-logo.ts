import { useEffect, useRef } from 'react';
import { filled } from '@/lib/i18n/copy';
import type { Locale } from '@/lib/i18n/locales';
import type { SimulatorLabels } from '@/lib/wrap-simulator/simulator-copy';
import type { Side } from '@/lib/wrap-simulator/vehicles/vehicle';
import { type WrapDesign, wrapLimits } from '@/lib/wrap-simulator/wrap-design';
import type * as LiveParts from './live-parts';

interface Bench {
  design: WrapDesign;
  side: Side;
  change: (next: WrapDesign) => void;
}

/** A file is sent when it is chosen, and placed on the side that is looked at. */
export function useBroughtLogo(
  formOf: () => HTMLFormElement | null,
  parts: typeof LiveParts | null,
  { locale, labels }: { locale: Locale; labels: SimulatorLabels },
  bench: Bench,
): void {
  const now = useRef(bench);
  now.current = bench;
  useEffect(() => {
    const form = formOf();
    if (!form || !parts) return;
    const onFile = async ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || target.name !== 'logo-file') return;
      const file = target.files?.[0];
      const news = form.querySelector<HTMLElement>('.wrap-logo-news');
      if (!file || !news) return;
      const { design, side } = now.current;
      news.textContent = filled(labels.logoSending, { name: file.name });
      const brought =
        design.logos.length >= wrapLimits.logos
          ? { text: labels.logoFull }
          : await parts.bringLogo(file, side, locale, labels);
      news.textContent = brought.text;
      target.value = '';
      if (!brought.logo) return;
      // What was changed meanwhile stays.
      const { design: present, change } = now.current;
      change({ ...present, logos: [...present.logos, brought.logo] });
    };
    form.addEventListener('change', onFile);
    return () => form.removeEventListener('change', onFile);
  }, [formOf, labels, locale, parts]);
}
