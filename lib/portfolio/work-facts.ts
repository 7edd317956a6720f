import type { Locale, Localized } from '@/lib/i18n/locales';
import type { PortfolioItem } from './portfolio';
import { leadOfSpecimen, priceOfSpecimen, specimenOf } from './specimens';

const labels = {
  material: { fr: 'Matière', nl: 'Materiaal', en: 'Material' },
  size: { fr: 'Format', nl: 'Maat', en: 'Size' },
  time: { fr: 'Durée', nl: 'Tijd', en: 'Time' },
  price: { fr: 'Prix', nl: 'Prijs', en: 'Price' },
  lead: { fr: 'Délai', nl: 'Levertermijn', en: 'Lead time' },
} as const satisfies Record<string, Localized>;

interface WorkFact {
  /** Names the fact in code. */
  id: keyof typeof labels;
  label: string;
  value: string;
}

/**
 * What a work says of itself, as on the slip above the bench: real work how long it took, a specimen of the house what it costs
 * and when it can be there, from the price list and the lead times of the site.
 */
export function factsOf(item: Pick<PortfolioItem, 'id' | 'sample' | 'facts'>, locale: Locale): WorkFact[] {
  const fact = (id: WorkFact['id'], value: string): WorkFact => ({ id, label: labels[id][locale], value });
  const common = [fact('material', item.facts.material[locale]), fact('size', item.facts.size[locale])];
  const specimen = specimenOf(item);
  return specimen
    ? [
        ...common,
        fact('price', priceOfSpecimen(specimen, locale)),
        fact('lead', leadOfSpecimen(specimen, locale)),
      ]
    : [...common, fact('time', item.facts.time[locale])];
}

/** The two facts that a work says on a wall: its size, then its price or how long it took. */
export function slipOf(item: Pick<PortfolioItem, 'id' | 'sample' | 'facts'>, locale: Locale): string {
  const specimen = specimenOf(item);
  const size = item.facts.size[locale];
  return `${size} · ${specimen ? priceOfSpecimen(specimen, locale) : item.facts.time[locale]}`;
}
