import type { Locale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';

/** The parameter that carries a name, the same in every language. */
export const nameParameter = 'name';
/** On the page of a name: its links take the name along. */
export const keepParameter = 'keep';

/** The page of a name. */
export function namePath(locale: Locale, name?: string, isKept = false): string {
  const query = { [nameParameter]: name, [keepParameter]: isKept ? 'on' : undefined };
  return pathWithin('nameplate', locale, { query });
}

/** The picture of a name to send around. */
export function namePicturePath(name?: string): string {
  const query = name ? `?${new URLSearchParams({ [nameParameter]: name })}` : '';
  return `/media/nameplates/share.png${query}`;
}
