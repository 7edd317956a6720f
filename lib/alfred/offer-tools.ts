import { anchors } from '@/lib/i18n/anchors';
import type { Locale } from '@/lib/i18n/locales';
import type { PageId } from '@/lib/i18n/routes';
import { plainText } from '@/lib/search/words';
import type { Film } from '@/lib/wrap-simulator/films';
import { films } from '@/lib/wrap-simulator/films';
import type { VehicleId } from '@/lib/wrap-simulator/vehicles/vehicle';
import { type Draft, offer } from './draft';
import { phrases } from './phrases';
import type { QuestionPart } from './read-question';
import { type SubjectId, subjectOf } from './subjects';

/** Words of a question that mean a vehicle of the simulator. */
const vehicles: readonly (readonly [vehicle: VehicleId, names: RegExp])[] = [
  ['box-truck', /\b(camion|camions|vrachtwagen|truck|lorry|caisse)\b/],
  ['cargo-bike', /\b(velo cargo|bakfiets|cargo bike)\b/],
  [
    'panel-van-long',
    /\b(grand fourgon|camionnette|camionnettes|fourgon|fourgons|utilitaire|bestelwagen|bestelwagens|van|vans|sprinter|transit|crafter|master|ducato|boxer|jumper)\b/,
  ],
  ['small-van', /\b(fourgonnette|kangoo|berlingo|caddy|partner|small van)\b/],
  ['suv', /\b(suv|4x4|jeep)\b/],
  ['estate', /\b(break|estate|stationwagen)\b/],
  ['saloon', /\b(berline|saloon|sedan)\b/],
  ['city-car', /\b(citadine|city car|stadswagen|fiat 500|smart|mini|twingo)\b/],
];

const toolPages: readonly PageId[] = ['wrap-tool', 'shirt-designer'];

function findVehicle(plain: string): VehicleId | null {
  return vehicles.find(([, names]) => names.test(plain))?.[0] ?? null;
}

/** The film that a question names whole, such as "noir mat"; the longest name wins. */
function findNamedFilm(plain: string, locale: Locale): Film | null {
  const words = new Set(plain.split(' '));
  const named = films.filter((film) =>
    plainText(film.name[locale])
      .split(' ')
      .every((word) => words.has(word)),
  );
  return named.reduce<Film | null>(
    (best, film) => (!best || film.name[locale].length > best.name[locale].length ? film : best),
    null,
  );
}

/** Whether an answer leads to pages of a thing, or to none at all; a word that names it by chance does not. */
function isAbout({ citations }: Draft, subject: SubjectId): boolean {
  const own: readonly PageId[] = [...subjectOf(subject).pages, ...toolPages];
  return citations.length === 0 || citations.some(({ link }) => link !== null && own.includes(link.page));
}

/** Offers the tools of the site that can do what was asked for. */
export function offerTools(draft: Draft, part: QuestionPart, locale: Locale): void {
  const words = phrases[locale].tools;
  const [subject] = part.subjects;
  if (!subject || !isAbout(draft, subject)) return;
  if (subject === 'wrap') {
    const film = findNamedFilm(part.plain, locale);
    const vehicle = findVehicle(part.plain);
    const isPartial = part.variants.length === 1 && part.variants[0]?.price === 'wrap-partial';
    offer(draft, {
      kind: 'wrap-simulator',
      label: film ? words.simulatorWith(film.name[locale]) : words.simulator,
      link: {
        page: 'wrap-tool',
        rest: '',
        anchor: null,
        query: {
          ...(vehicle ? { vehicle } : {}),
          ...(film ? { film: film.id } : {}),
          ...(film && !isPartial ? { coverage: 'full' } : {}),
        },
      },
      prefill: null,
    });
  }
  if (subject === 'textile-printing' || subject === 'embroidery')
    offer(draft, {
      kind: 'shirt-designer',
      label: words.designer,
      link: { page: 'shirt-designer', rest: '', anchor: null, query: {} },
      prefill: null,
    });
}

/** Offers the quote form, filled in with what was asked. */
export function offerQuote(
  draft: Draft,
  subject: SubjectId | undefined,
  question: string,
  locale: Locale,
): void {
  offer(draft, {
    kind: 'quote-form',
    label: phrases[locale].tools.quote,
    link: { page: 'home', rest: '', anchor: anchors.quoteForm, query: {} },
    prefill: {
      subject: subject ? subjectOf(subject).projectType : 'other',
      message: phrases[locale].quoteMessage(question),
    },
  });
}
