import { log } from '@/lib/log/log';
import french from '@/messages/fr.json';
import type { Locale } from './locales';

export type Messages = typeof french;

interface MessageTree {
  [key: string]: string | MessageTree;
}

const catalogues: Record<Exclude<Locale, 'fr'>, () => Promise<{ default: MessageTree }>> = {
  nl: () => import('@/messages/nl.json'),
  en: () => import('@/messages/en.json'),
};

/**
 * The catalogue with every key it lacks taken from `fallback`; `onMissing` hears each dotted key that was taken
 * (specification, section 8: a missing translation falls back to French with a warning).
 */
export function withFallback(
  catalogue: MessageTree,
  fallback: MessageTree,
  onMissing: (key: string) => void,
  path: string[] = [],
): MessageTree {
  const merged: MessageTree = { ...catalogue };
  for (const [key, value] of Object.entries(fallback)) {
    const own = catalogue[key];
    const here = [...path, key];
    if (typeof value === 'string') {
      if (typeof own === 'string') continue;
      onMissing(here.join('.'));
      merged[key] = value;
    } else {
      merged[key] = withFallback(typeof own === 'object' ? own : {}, value, onMissing, here);
    }
  }
  return merged;
}

/** Labels of a language, complete: what a language lacks is said in French. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  if (locale === 'fr') return french;
  const catalogue = (await catalogues[locale]()).default;
  return withFallback(catalogue, french, (key) => log.warn('message.fallback', { locale, key })) as Messages;
}
