import { filled, labelsIn, text } from '@/lib/i18n/copy';
import { formatDay, formatDuration } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { PassportVersion } from './passport';
import type { WarrantyState } from './warranty';

/** What a passport says on its page and on its card, around what was made. */
const words = {
  title: text('Passeport de garantie', 'Garantiepaspoort', 'Warranty passport'),
  order: text('Commande', 'Bestelling', 'Order'),
  made: text('Réalisé', 'Gemaakt', 'What we made'),
  moreMade: text(
    'et {count} autres\u202f: voir le code',
    'en nog {count}: zie de code',
    'and {count} more: scan the code',
  ),
  films: text('Films et codes', 'Folies en codes', 'Films and codes'),
  doneOn: text('Terminé le', 'Klaar op', 'Finished on'),
  warranty: text('Garantie', 'Waarborg', 'Warranty'),
  until: text('Jusqu’au {day} inclus', 'Tot en met {day}', 'Up to and including {day}'),
  running: text(
    'Sous garantie jusqu’au {day}',
    'Onder waarborg tot en met {day}',
    'Under warranty until {day}',
  ),
  expired: text('Garantie terminée le {day}', 'Waarborg afgelopen op {day}', 'Warranty ended on {day}'),
  law: text('Vos droits légaux s’appliquent', 'Uw wettelijke rechten gelden', 'Your statutory rights apply'),
  care: text('Entretien', 'Onderhoud', 'Care'),
  claim: text('Un défaut\u202f?', 'Een gebrek?', 'Something wrong?'),
  how: text(
    'Scannez le code, décrivez ce que vous voyez et joignez une photo.',
    'Scan de code, beschrijf wat u ziet en voeg een foto toe.',
    'Scan the code, describe what you see and add a photo.',
  ),
  code: text('Code qui ouvre ce passeport', 'Code die dit paspoort opent', 'Code that opens this passport'),
} as const;

export type PassportWords = Record<keyof typeof words, string>;

export const passportWords = (locale: Locale): PassportWords => labelsIn(words, locale);

/** How the warranty stands, as the headline of the page. */
export function stateInWords(
  { until }: Pick<PassportVersion, 'until'>,
  state: WarrantyState,
  locale: Locale,
): string {
  return filled(passportWords(locale)[state], { day: until === null ? '' : formatDay(until, locale) });
}

/** What the warranty is, for good: "5 ans. Jusqu’au 20 novembre 2031 inclus". */
export function warrantyInWords(
  { years, until }: Pick<PassportVersion, 'years' | 'until'>,
  locale: Locale,
): string {
  const copy = passportWords(locale);
  if (until === null) return copy.law;
  const length = formatDuration({ min: years, max: years, unit: 'years' }, locale);
  return `${length}. ${filled(copy.until, { day: formatDay(until, locale) })}`;
}
