import type { HeldDesign } from '@/lib/designs/design';
import type { Locale } from '@/lib/i18n/locales';
import { chosenLines } from '@/lib/offers/choice';
import { formatQuantity } from '@/lib/offers/describe-offer';
import type { OfferRecord } from '@/lib/offers/offer-record';
import type { RequestSubject } from '@/lib/quotes/project-types';
import { openShirtDesign } from '@/lib/shirt-designer/design-schema';
import { fabricLook } from '@/lib/shirt-designer/fabric-colours';
import { coveredAreas } from '@/lib/wrap-simulator/coverage';
import { openWrapDesign } from '@/lib/wrap-simulator/design-schema';
import { type Film, findFilm } from '@/lib/wrap-simulator/films';
import { vehicleOf } from '@/lib/wrap-simulator/vehicle-of';
import { knownCares, suggestedCare } from './care';
import { type PassportContent, passportLimits } from './passport';
import { suggestedYears } from './warranty';

/** The films that lie on the vehicle of a design, each once. */
function filmsOf({ kind, document }: Pick<HeldDesign, 'kind' | 'document'>): Film[] {
  const design = kind === 'wrap' ? openWrapDesign(document) : null;
  if (!design) return [];
  const ids = coveredAreas(vehicleOf(design), design).map(({ film }) => film);
  return [...new Set(ids)].flatMap((id) => findFilm(id) ?? []);
}

/** The colour of the fabric of a garment's design. */
function fabricOf({ kind, document }: Pick<HeldDesign, 'kind' | 'document'>, locale: Locale): string[] {
  const design = kind === 'shirt' ? openShirtDesign(document) : null;
  return design ? [fabricLook(design.fabric).name[locale]] : [];
}

const fitting = (lines: readonly string[]): string[] =>
  [
    ...new Set(
      lines.map((line) => [...line.replace(/\s+/g, ' ').trim()].slice(0, passportLimits.line).join('')),
    ),
  ]
    .filter((line) => line !== '')
    .slice(0, passportLimits.lines);

interface Done {
  subject: RequestSubject;
  /** The customer's language: that of the passport. */
  locale: Locale;
  /** As "2026-11-20". */
  doneOn: string;
  offer: OfferRecord | null;
  designs: readonly Pick<HeldDesign, 'kind' | 'document'>[];
}

/** A passport as it stands in the form before staff have confirmed it: from the accepted offer and what was designed. */
export function beginPassport({ subject, locale, doneOn, offer, designs }: Done): PassportContent {
  const accepted = offer?.versions.find(({ decision }) => decision?.kind === 'accepted');
  const lines = accepted?.decision ? chosenLines(accepted.offer.lines, accepted.decision.choice) : [];
  const films = designs.flatMap(filmsOf);
  const isMatt = films.some(({ care }) => care === 'no-wax');
  return {
    doneOn,
    years: suggestedYears({
      subject,
      isConsumer: accepted?.offer.customer.kind === 'consumer',
      hasShortLived: films.some(({ note }) => note === 'short-life'),
    }),
    made: fitting(
      lines.map(({ quantity, unit, text }) => `${text} (${formatQuantity(quantity, unit, locale)})`),
    ),
    films: fitting([
      ...films.map(({ code, name }) => `${code} ${name[locale]}`),
      ...designs.flatMap((design) => fabricOf(design, locale)),
    ]),
    care: knownCares([...suggestedCare[subject], ...(isMatt ? ['matt'] : [])]),
  };
}
