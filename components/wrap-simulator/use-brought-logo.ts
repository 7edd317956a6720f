import { type RefObject, useEffect, useRef } from 'react';
import { filled } from '@/lib/i18n/copy';
import type { Locale } from '@/lib/i18n/locales';
import type { DesignChange } from '@/lib/wrap-simulator/by-hand';
import type { SimulatorLabels } from '@/lib/wrap-simulator/simulator-copy';
import type { Side } from '@/lib/wrap-simulator/vehicles/vehicle';
import { type WrapDesign, wrapLimits } from '@/lib/wrap-simulator/wrap-design';
import type * as LiveParts from './live-parts';

interface Bench {
  latest: RefObject<WrapDesign>;
  side: Side;
  change: (change: DesignChange, subject: string | null) => void;
}

const noneUnderWay = Promise.resolve(true);

/**
 * A file is sent when it is chosen, and placed on the side that is looked at.
 *
 * @returns whether all that were going up are on, once none is any more
 */
export function useBroughtLogo(
  formOf: () => HTMLFormElement | null,
  parts: typeof LiveParts | null,
  { locale, labels }: { locale: Locale; labels: SimulatorLabels },
  bench: Bench,
): RefObject<Promise<boolean>> {
  const now = useRef(bench);
  now.current = bench;
  const uploads = useRef(noneUnderWay);
  useEffect(() => {
    const form = formOf();
    if (!form || !parts) return;
    const bring = async (field: HTMLInputElement, file: File, news: HTMLElement): Promise<boolean> => {
      const { latest, side, change } = now.current;
      news.textContent = filled(labels.logoSending, { name: file.name });
      const brought =
        latest.current.logos.length >= wrapLimits.logos
          ? { text: labels.logoFull }
          : await parts.bringLogo(file, side, locale, labels);
      news.textContent = brought.text;
      field.value = '';
      const { logo } = brought;
      if (!logo) return false;
      change((present) => ({ ...present, logos: [...present.logos, logo] }), null);
      return true;
    };
    const onFile = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || target.name !== 'logo-file') return;
      const file = target.files?.[0];
      const news = form.querySelector<HTMLElement>('.wrap-logo-news');
      if (!file || !news) return;
      const all = Promise.all([uploads.current, bring(target, file, news)]).then((on) => on.every(Boolean));
      uploads.current = all;
      // One that failed has been told of: it holds nothing back that is saved later.
      void all.finally(() => {
        if (uploads.current === all) uploads.current = noneUnderWay;
      });
    };
    form.addEventListener('change', onFile);
    return () => form.removeEventListener('change', onFile);
  }, [formOf, labels, locale, parts]);
  return uploads;
}
