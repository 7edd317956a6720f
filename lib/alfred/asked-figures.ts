import type { Locale, Localized } from '@/lib/i18n/locales';

// Which kind of figure would answer a question: who asks how long wants a time, who asks how high wants a length.

interface FigureKind {
  /** On `plainText`. */
  asked: Localized<string>;
  /** In the words of a page. */
  said: RegExp;
}

const kinds: readonly FigureKind[] = [
  {
    asked: {
      fr: 'quels? (fichiers?|formats?)|fichiers?|format de fichier',
      nl: 'welke? (bestand|bestanden|formaat)|bestand(en|sformaat)?|aanleveren',
      en: 'files?|what format|which format|artwork',
    },
    said: /\b(?:PDF|EPS|SVG|JPE?G|PNG|DST|dpi)\b/,
  },
  {
    asked: { fr: 'm2|metres? carres?', nl: 'm2|vierkante meters?', en: 'm2|sqm|square (metres?|meters?)' },
    said: /\d[\s\u00a0\u202f]?m²/,
  },
  {
    asked: {
      fr: 'combien de (temps|jours|semaines|mois|annees|ans)|delais?|duree|^(et |a partir de |depuis |pour )?quand|longtemps|attendre',
      nl: 'hoe ?lang|hoeveel (tijd|dagen|weken|maanden|jaar|jaren)|^(en |vanaf |sinds |tegen )?wanneer|wanneer$|levertijd|termijn|wachten',
      en: 'how (long|soon|fast|quickly)|how many (days|weeks|months|years)|^(and |from |since |until |by )?when|lead time|turnaround|wait',
    },
    said: /\d[\s\u00a0\u202f]?(?:ans?|mois|semaines?|jours?|heures?|h|jaar|jaren|maand(?:en)?|weken|week|dag(?:en)?|uur|uren|years?|months?|weeks?|days?|hours?|minutes?|minuten)\b/i,
  },
  {
    asked: {
      fr: 'tailles?|hauteurs?|haute?s?|largeurs?|larges?|grande?s?|dimensions?|epaisseur|epais|distance|profondeur|petite?s?',
      nl: 'hoogtes?|hoog|breedtes?|breed|groottes?|groot|maten|maat|afmeting(en)?|dik|dikte|afstand|diep|kleinste',
      en: 'sizes?|heights?|high|tall|widths?|wide|big|large|thick(ness)?|distance|deep|far|smallest',
    },
    said: /\d[\s\u00a0\u202f]?(?:mm|cm|m|µm|px)\b/,
  },
  {
    asked: {
      fr: 'degres?|temperature|chaude?|froide?',
      nl: 'graden|temperatuur|warm|heet|koud',
      en: 'degrees?|temperature|hot|cold',
    },
    said: /\d[\s\u00a0\u202f]?°/,
  },
  {
    asked: {
      fr: 'pourcentage|pour ?cent|combien de (chaleur|lumiere)|quelle part',
      nl: 'procent|percent|hoeveel (warmte|licht|zon)',
      en: 'per ?cent|percentage|how much (heat|light|sun|uv)',
    },
    said: /\d[\s\u00a0\u202f]?%/,
  },
  {
    asked: {
      fr: 'poids|pese|grammage|lourd',
      nl: 'weegt|gewicht|gramm?age|zwaar',
      en: 'weights?|weigh|heavy|gsm',
    },
    said: /\d[\s\u00a0\u202f]?(?:g\/m²|kg)/,
  },
  {
    asked: {
      fr: 'combien d[e ]|minimum|a partir de combien|nombre',
      nl: 'hoeveel|minimum|vanaf hoeveel|aantal',
      en: 'how many|minimum|from how many|number of',
    },
    said: /\d|\b(?:une?|deux|trois|quatre|cinq|dix|een|één|twee|drie|vier|vijf|tien|one|two|three|four|five|ten)\b/i,
  },
];

const compiled = new Map<Locale, readonly (readonly [asked: RegExp, said: RegExp])[]>();

/** The kind of figure that a question asks for, to be sought in what pages say; null when it asks for none. */
export function figureAskedFor(plain: string, locale: Locale): RegExp | null {
  const made =
    compiled.get(locale) ??
    kinds.map(({ asked, said }) => [new RegExp(`\\b(?:${asked[locale]})\\b`), said] as const);
  compiled.set(locale, made);
  return made.find(([asked]) => asked.test(plain))?.[1] ?? null;
}
