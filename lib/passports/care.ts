import { text } from '@/lib/i18n/copy';
import type { Locale, Localized } from '@/lib/i18n/locales';
import type { RequestSubject } from '@/lib/quotes/project-types';

interface Care {
  name: Localized;
  advice: readonly Localized[];
}

/** How what we make is cared for, by trade; the same advice as our pages give. Ids stay: passports keep them. */
const cares = {
  wrap: {
    name: text('Covering', 'Wrap', 'Wrap'),
    advice: [
      text(
        'Pas de lavage la première semaine. Ensuite à la main, ou au jet à 50 cm et de face.',
        'De eerste week niet wassen. Daarna met de hand, of met de hogedruk op 50 cm en recht van voren.',
        'No washing for the first week. After that by hand, or with a pressure washer from 50 cm, straight on.',
      ),
      text(
        'En hiver, rincez le sel chaque semaine, passages de roues compris.',
        'Spoel in de winter wekelijks het zout af, ook in de wielkasten.',
        'In winter, rinse the salt off weekly, wheel arches included.',
      ),
      text(
        'Essence, résine, fientes et insectes s’enlèvent le jour même, ramollis sous un linge humide et tiède.',
        'Brandstof, hars, vogelpoep en insecten dezelfde dag verwijderen, losgeweekt onder een lauwe natte doek.',
        'Fuel, resin, droppings and insects come off the same day, softened under a warm damp cloth.',
      ),
    ],
  },
  matt: {
    name: text('Film mat ou satiné', 'Matte of satijnen folie', 'Matt or satin film'),
    advice: [
      text(
        'Ni cire ni lustrant\u202f: ils laissent des zones brillantes.',
        'Geen wax of glansmiddel: die laten blinkende plekken na.',
        'No wax or polish: they leave shiny patches.',
      ),
    ],
  },
  ppf: {
    name: text('Film de protection (PPF)', 'Lakbescherming (PPF)', 'Paint protection film (PPF)'),
    advice: [
      text(
        'De petites poches laiteuses sèchent seules\u202f: n’y touchez pas, et pas de lavage la première semaine.',
        'Kleine melkachtige belletjes drogen vanzelf op: blijf eraf en was de eerste week niet.',
        'Small milky pockets dry out by themselves: leave them alone, and no washing for the first week.',
      ),
      text(
        'Deux seaux, un gant doux, un rinçage avant de frotter. Ni diluant, ni pâte à polir, ni brosse sur les bords.',
        'Twee emmers, een zachte handschoen en afspoelen voor u wrijft. Geen verdunner, geen schuurpasta, geen borstel langs de randen.',
        'Two buckets, a soft mitt, a rinse before you rub. No thinners, no cutting compound, no brush along the edges.',
      ),
    ],
  },
  lettering: {
    name: text('Lettres adhésives', 'Belettering', 'Vinyl lettering'),
    advice: [
      text(
        'Patientez une semaine. Ensuite, eau tiède et éponge douce, le long de la lettre, jamais contre son bord.',
        'Wacht een week. Daarna lauw water en een zachte spons, met de letter mee, nooit tegen de rand in.',
        'Wait a week. Then lukewarm water and a soft sponge, along the letter, never against its edge.',
      ),
      text(
        'Ni lame, ni alcool pur, ni jet à haute pression.',
        'Geen mesje, geen pure alcohol, geen hogedrukstraal.',
        'No blade, no neat alcohol, no pressure washer.',
      ),
    ],
  },
  glass: {
    name: text('Film pour vitrage', 'Raamfolie', 'Window film'),
    advice: [
      text(
        'Premier nettoyage après trente jours\u202f: eau et savon doux, microfibre ou raclette souple.',
        'Eerste poetsbeurt na dertig dagen: water en zachte zeep, microvezel of een soepele trekker.',
        'First clean after thirty days: water and mild soap, microfibre or a soft squeegee.',
      ),
      text(
        'Ni lame, ni poudre, ni ammoniaque. Prévenez la personne qui lave les vitres.',
        'Geen mesje, geen poeder, geen ammoniak. Verwittig de ruitenwasser.',
        'No blade, no powder, no ammonia. Tell whoever cleans the windows.',
      ),
    ],
  },
  sign: {
    name: text('Enseigne et panneaux', 'Gevelreclame en panelen', 'Sign and panels'),
    advice: [
      text(
        'Deux fois par an, eau et savon doux, éponge douce, puis rinçage. Ni solvant, ni produit abrasif.',
        'Twee keer per jaar water met zachte zeep en een zachte spons, daarna spoelen. Geen solvent, geen schuurmiddel.',
        'Twice a year, water and mild soap on a soft sponge, then rinse. No solvent, nothing abrasive.',
      ),
      text(
        'Après une tempête, regardez d’en bas si tout est droit. Un bruit, un jeu\u202f: appelez-nous, ne montez pas.',
        'Kijk na een storm van beneden of alles recht hangt. Rammelt of wiebelt er iets: bel ons en klim er niet zelf op.',
        'After a storm, look from below whether everything is straight. A rattle, a wobble: call us, and don’t climb up.',
      ),
      text(
        'Coupez le courant avant de nettoyer ce qui s’éclaire.',
        'Zet de stroom af voor u schoonmaakt wat licht geeft.',
        'Switch off the power before cleaning anything that lights up.',
      ),
    ],
  },
  banner: {
    name: text('Bâche et toile', 'Spandoek', 'Banner'),
    advice: [
      text(
        'Détendez-la avant un grand vent. Rangez-la roulée, l’image vers l’extérieur, et sèche.',
        'Maak hem los voor het hard gaat waaien. Bewaar hem droog en opgerold, met het beeld naar buiten.',
        'Slacken it before a gale. Store it dry and rolled, with the picture outwards.',
      ),
    ],
  },
  textile: {
    name: text('Textile', 'Textiel', 'Clothing'),
    advice: [
      text(
        'Retournez le vêtement\u202f: 30 ou 40\u00a0°C, sans agent de blanchiment ni adoucissant.',
        'Binnenstebuiten wassen op 30 of 40\u00a0°C, zonder bleekmiddel en zonder wasverzachter.',
        'Turn it inside out: 30 or 40\u00a0°C, no bleach and no softener.',
      ),
      text(
        'Séchez sur un fil. Jamais de fer sur l’image\u202f: repassez l’envers.',
        'Aan de lijn drogen. Nooit op het beeld strijken, wel langs de binnenkant.',
        'Dry on a line. Never iron the image: do the reverse.',
      ),
    ],
  },
} as const satisfies Record<string, Care>;

export type CareId = keyof typeof cares;

export const careIds = Object.keys(cares) as CareId[];

export const careName = (id: CareId, locale: Locale): string => cares[id].name[locale];

/** Its sentences, one after the other. */
export const careAdvice = (id: CareId, locale: Locale): string[] =>
  (cares[id] as Care).advice.map((sentence) => sentence[locale]);

/** What is known of these ids, in the order of the list above; a passport of another day may hold one that is gone. */
export const knownCares = (ids: readonly string[]): CareId[] => careIds.filter((id) => ids.includes(id));

/** The advice that goes with what was asked for, for staff to confirm. */
export const suggestedCare = {
  signage: ['sign'],
  lettering: ['lettering'],
  covering: ['wrap'],
  sign: ['sign'],
  embroidery: ['textile'],
  design: [],
  other: [],
  samples: [],
  claim: [],
} as const satisfies Record<RequestSubject, readonly CareId[]>;
