import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import {
  type ArtworkOutcome,
  type ArtworkRefusal,
  artworkOutcomes,
  artworkRefusals,
  maxArtworkBytes,
} from './artwork';

const artworkStates = ['ready', 'preparing', 'waiting', 'paused', 'finishing', 'done'] as const;

type ArtworkError = Exclude<ArtworkOutcome | ArtworkRefusal, 'stored'> | 'failed';

/** What the field says of files that are sent in parts. Those with braces get what only the browser knows. */
export interface ArtworkLabels {
  hint: string;
  again: string;
  list: string;
  send: string;
  pause: string;
  resume: string;
  retry: string;
  remove: string;
  cancel: string;
  progress: string;
  sent: string;
  percent: string;
  /** Of the form, which waits for its files. */
  held: string;
  /** Of the form, which was not sent because a file did not arrive. */
  stopped: string;
  states: Record<(typeof artworkStates)[number], string>;
  errors: Record<ArtworkError, string>;
}

/** Of one file, to its end (lib/uploads/server/under-way.ts). */
const lifetimeHours = 24;

/** The texts for one language. Server only: the browser receives the strings. */
export async function loadArtworkLabels(locale: Locale): Promise<ArtworkLabels> {
  const t = await getTranslations({ locale, namespace: 'Artwork' });
  const size = maxArtworkBytes / 1_048_576;
  const name = '{name}';
  const errors = new Set([...artworkOutcomes, ...artworkRefusals]);
  const wrong = [...errors].filter((key) => key !== 'stored');
  return {
    hint: t('hint', { size }),
    again: t('again', { hours: lifetimeHours }),
    list: t('list'),
    send: t('send'),
    pause: t('pause'),
    resume: t('resume'),
    retry: t('retry'),
    remove: t('remove', { name }),
    cancel: t('cancel', { name }),
    progress: t('progress', { name }),
    sent: t('sent', { sent: '{sent}', size: '{size}' }),
    percent: t('percent', { name, percent: '{percent}' }),
    held: t('held'),
    stopped: t('stopped'),
    states: Object.fromEntries(
      artworkStates.map((state) => [state, t(`states.${state}`)]),
    ) as ArtworkLabels['states'],
    errors: Object.fromEntries(
      [...wrong, 'failed' as const].map((key) => [key, t(`errors.${key}`, { size })]),
    ) as ArtworkLabels['errors'],
  };
}

/** The same for staff, who add so many files at most to a request: nobody calls them, and nobody is told of what they add. */
export async function loadStaffArtworkLabels(locale: Locale, maxFiles: number): Promise<ArtworkLabels> {
  const said = await getTranslations({ locale, namespace: 'Artwork.staff' });
  const { states, errors, ...labels } = await loadArtworkLabels(locale);
  return {
    ...labels,
    held: said('held'),
    stopped: said('stopped'),
    states: { ...states, done: said('done') },
    errors: {
      ...errors,
      fileTooLarge: said('fileTooLarge', { size: maxArtworkBytes / 1_048_576 }),
      full: said('full', { count: maxFiles }),
      forbidden: said('forbidden'),
      failed: said('failed'),
    },
  };
}
