import { aboutCopy } from '@/lib/about/about-copy';
import { careersCopy } from '@/lib/careers/careers-copy';
import type { JobOffer } from '@/lib/careers/job-offers';
import { answerPromise } from '@/lib/company/answer-promise';
import { company } from '@/lib/company/company';
import { openingHours } from '@/lib/company/opening-hours';
import { bannerMaterials, rollUpFormat } from '@/lib/content/facts';
import type { ContentSection, PageContent } from '@/lib/content/page-content';
import { formatPriceLabel, formatPriceNote, type PriceId, priceOf } from '@/lib/content/prices';
import { faq } from '@/lib/home/faq';
import { hero, homeSeo } from '@/lib/home/home-copy';
import { projectSteps } from '@/lib/home/project-steps';
import { anchors } from '@/lib/i18n/anchors';
import { withLabel } from '@/lib/i18n/copy';
import { type Duration, formatClockTime, formatDuration } from '@/lib/i18n/format';
import type { Locale, Localized } from '@/lib/i18n/locales';
import type { PageId } from '@/lib/i18n/routes';
import type { ServicePageId } from '@/lib/i18n/service-catalogue';
import type { LegalDocument } from '@/lib/legal/legal-document';
import { legalNotice } from '@/lib/legal/legal-notice';
import { privacy } from '@/lib/legal/privacy';
import { terms } from '@/lib/legal/terms';
import { serviceLabels } from '@/lib/services/service-groups';
import { services } from '@/lib/services/services';
import type { Passage, PassageKind } from './passage';

/** What menus call the pages that are no services. */
export type PageNames = (page: 'home' | 'about' | 'careers' | 'terms' | 'legal-notice' | 'privacy') => string;

interface Piece {
  kind: PassageKind;
  heading: string;
  text: string;
  price?: string;
  around?: string;
}

function inWords(time: Localized | Duration, locale: Locale): string {
  return 'unit' in time ? formatDuration(time, locale) : time[locale];
}

/** Sentences and phrases, one after the other, each with its own end. */
function together(...texts: readonly (string | undefined)[]): string {
  return texts
    .filter((text): text is string => Boolean(text))
    .map((text) => (/[.!?…:]$/.test(text) ? text : `${text}.`))
    .join(' ');
}

function priced(id: PriceId, name: string, text: string, locale: Locale): Piece {
  const price = formatPriceLabel(id, locale);
  const note = priceOf(id).amount === null ? '' : formatPriceNote([id], locale);
  return { kind: 'price', heading: name, text: together(withLabel(name, price, locale), note, text), price };
}

/** How finely pages are cut: as sections, which search lists, or by what each paragraph and step speaks of, which answers a question. */
type Grain = 'sections' | 'matters';

/** Kinds whose items do not repeat what their introduction says. */
const introduced: ReadonlySet<ContentSection['kind']> = new Set([
  'materials',
  'films',
  'formats',
  'banners',
  'packages',
  'pricing',
]);

/** What a section says, one matter at a time, each with what stands above it. */
function mattersOf(section: ContentSection, locale: Locale): Piece[] {
  if (section.kind === 'faq') return piecesOf(section, locale);
  const intro = 'intro' in section ? section.intro[locale] : '';
  const around = together(section.heading[locale], intro);
  const matters = itemsOf(section, locale).map((piece) => ({ ...piece, around }));
  if (!introduced.has(section.kind)) return matters;
  // What is said of all of them at once: how long they last, what the prices depend on.
  return [...matters, { kind: 'section', heading: section.heading[locale], text: intro }];
}

function itemsOf(section: ContentSection, locale: Locale): Piece[] {
  switch (section.kind) {
    case 'audience':
      return section.items.map((item) => ({
        kind: 'section',
        heading: item.title[locale],
        text: item.text[locale],
      }));
    case 'benefits':
      return section.items.map((item) => ({
        kind: 'section',
        heading: item.title[locale],
        text: together(withLabel(item.title[locale], item.metric[locale], locale), item.text[locale]),
      }));
    case 'process':
      return section.steps.map((step) => ({
        kind: 'section',
        heading: step.title[locale],
        text: together(`${step.title[locale]} (${inWords(step.duration, locale)})`, step.text[locale]),
      }));
    case 'deliverables':
      return [
        {
          kind: 'section',
          heading: section.heading[locale],
          text: together(section.intro[locale], ...section.items.map((item) => item[locale])),
        },
      ];
    case 'prose':
      // Each paragraph has a matter of its own: the papers, the insurance, the lease.
      return [...section.paragraphs, ...(section.note ? [section.note] : [])].map((paragraph) => ({
        kind: 'section',
        heading: section.heading[locale],
        text: paragraph[locale],
      }));
    default:
      return piecesOf(section, locale);
  }
}

/** What a section says, in pieces that can stand alone. */
function piecesOf(section: ContentSection, locale: Locale): Piece[] {
  const own = (kind: PassageKind, text: string): Piece => ({
    kind,
    heading: section.kind === 'faq' ? '' : section.heading[locale],
    text,
  });
  const phrases = (items: readonly Localized[]) => items.map((item) => item[locale]).join(', ');
  switch (section.kind) {
    case 'audience':
      return [
        own('section', together(...section.items.flatMap((item) => [item.title[locale], item.text[locale]]))),
      ];
    case 'deliverables':
      return [own('section', together(section.intro[locale], phrases(section.items)))];
    case 'materials':
      return section.items.map((item) => ({
        kind: 'section',
        heading: item.title[locale],
        text: together(item.description[locale], phrases(item.features), inWords(item.durability, locale)),
      }));
    case 'films':
      return section.items.map((item) =>
        priced(
          item.price,
          item.name[locale],
          together(item.description[locale], phrases(item.features), phrases(item.applications)),
          locale,
        ),
      );
    case 'formats':
      return section.items.map((item) => {
        const { widthCm, heightCm } = rollUpFormat(item.format);
        return {
          kind: 'section',
          heading: `${item.name[locale]} ${widthCm} × ${heightCm} cm`,
          text: together(item.description[locale], phrases(item.features)),
        };
      });
    case 'banners':
      return section.items.map((item) => ({
        kind: 'section',
        heading: `${item.name[locale]}, ${bannerMaterials[item.material].weight} g/m²`,
        text: together(item.description[locale], phrases(item.specs), item.usage[locale]),
      }));
    case 'packages':
      return section.items.map((item) =>
        priced(
          item.price,
          item.name[locale],
          together(item.description[locale], phrases(item.features)),
          locale,
        ),
      );
    case 'pricing':
      return section.items.map((item) =>
        priced(item.price, item.title[locale], phrases(item.features), locale),
      );
    case 'benefits':
      return [
        own(
          'section',
          together(
            ...section.items.flatMap((item) => [
              `${item.metric[locale]}, ${item.title[locale]}`,
              item.text[locale],
            ]),
          ),
        ),
      ];
    case 'process':
      return [
        own(
          'section',
          together(
            section.intro[locale],
            ...section.steps.flatMap((step) => [
              `${step.title[locale]} (${inWords(step.duration, locale)})`,
              step.text[locale],
            ]),
          ),
        ),
      ];
    case 'prose':
      return [
        own(
          'section',
          together(...section.paragraphs.map((paragraph) => paragraph[locale]), section.note?.[locale]),
        ),
      ];
    case 'cities':
      return [own('section', together(section.intro[locale], phrases(section.cities)))];
    case 'call':
      return [own('section', section.text[locale])];
    case 'faq':
      return section.items.map((item) => ({
        kind: 'question',
        heading: item.question[locale],
        text: item.answer[locale],
      }));
  }
}

function passagesOfContent(
  page: PageId,
  pageName: string,
  content: PageContent,
  locale: Locale,
  grain: Grain,
): Passage[] {
  const cut = grain === 'matters' ? mattersOf : piecesOf;
  const about = { page, rest: '', pageName, price: null };
  const head: Passage = {
    ...about,
    id: page,
    kind: 'page',
    anchor: null,
    heading: pageName,
    text: together(
      content.lead[locale],
      content.leadPrices ? formatPriceNote(content.leadPrices, locale) : '',
    ),
  };
  const rest = content.sections.flatMap((section, index) => {
    const anchor = `section-${index + 1}`;
    return cut(section, locale).map(
      (piece, place): Passage => ({ ...about, ...piece, id: `${page}#${anchor}.${place + 1}`, anchor }),
    );
  });
  return [head, ...rest];
}

function passagesOfLaw(page: PageId, pageName: string, document: LegalDocument, locale: Locale): Passage[] {
  return document.articles.map((article) => ({
    id: `${page}#${article.id}`,
    kind: 'legal',
    page,
    rest: '',
    anchor: article.id,
    pageName,
    heading: article.heading[locale],
    text: together(
      ...article.paragraphs.map((paragraph) => paragraph[locale]),
      ...(article.list ?? []).map((item) => item[locale]),
    ),
    price: null,
  }));
}

function passagesOfHome(pageName: string, locale: Locale): Passage[] {
  const home = { page: 'home' as const, rest: '', pageName, price: null };
  return [
    {
      ...home,
      id: 'home',
      kind: 'page',
      anchor: null,
      heading: pageName,
      text: together(homeSeo.description[locale], hero.sub[locale]),
    },
    ...faq.map(
      (entry): Passage => ({
        ...home,
        id: `home#faq.${entry.id}`,
        kind: 'question',
        anchor: 'faq-title',
        heading: entry.question[locale],
        text: entry.answer[locale],
      }),
    ),
    ...projectSteps.map(
      (step): Passage => ({
        ...home,
        id: `home#process.${step.id}`,
        kind: 'section',
        anchor: 'process-title',
        heading: step.title[locale],
        text: together(step.text[locale], step.duration[locale]),
      }),
    ),
  ];
}

const companyHeadings: Localized<{ contact: string; hours: string; quote: string }> = {
  fr: {
    contact: 'Adresse, téléphone et e-mail',
    hours: 'Heures d’ouverture',
    quote: 'Demander un devis gratuit',
  },
  nl: { contact: 'Adres, telefoon en e-mail', hours: 'Openingsuren', quote: 'Gratis offerte aanvragen' },
  en: { contact: 'Address, phone and email', hours: 'Opening hours', quote: 'Ask for a free quote' },
};

const companySentences: Localized<{
  contact: (address: string, phone: string, email: string) => string;
  hours: (opens: string, closes: string) => string;
  quote: (promise: string) => string;
}> = {
  fr: {
    contact: (address, phone, email) =>
      `Notre atelier se trouve ${address}. Appelez le ${phone} ou écrivez à ${email}.`,
    hours: (opens, closes) =>
      `Nous sommes ouverts du lundi au vendredi, de ${opens} à ${closes}, sauf les jours fériés.`,
    quote: (promise) =>
      `Décrivez votre projet, joignez une photo si vous en avez une. Notre devis est gratuit et arrive ${promise}.`,
  },
  nl: {
    contact: (address, phone, email) =>
      `Ons atelier vindt u in de ${address}. Bel ${phone} of mail naar ${email}.`,
    hours: (opens, closes) =>
      `Wij zijn open van maandag tot vrijdag, van ${opens} tot ${closes} uur, behalve op feestdagen.`,
    quote: (promise) =>
      `Beschrijf uw project en voeg een foto toe als u er een hebt. Onze offerte is gratis en volgt ${promise}.`,
  },
  en: {
    contact: (address, phone, email) => `Our workshop is at ${address}. Call ${phone} or write to ${email}.`,
    hours: (opens, closes) =>
      `We are open Monday to Friday from ${opens} to ${closes}, except on public holidays.`,
    quote: (promise) =>
      `Describe your project and add a photo if you have one. Our quote is free and reaches you ${promise}.`,
  },
};

function passagesOfCompany(homeName: string, aboutName: string, locale: Locale): Passage[] {
  const { street, postalCode, city } = company.address;
  const address = `${street[locale]}, ${postalCode} ${city[locale]}`;
  const heading = companyHeadings[locale];
  const sentence = companySentences[locale];
  const common = { kind: 'company' as const, rest: '', price: null };
  return [
    {
      ...common,
      id: 'company.contact',
      // Beside the map; phone and mail stand at the foot of it, as of every page.
      page: 'about',
      anchor: anchors.map,
      pageName: aboutName,
      heading: heading.contact,
      text: sentence.contact(address, company.phone.display[locale], company.email),
    },
    {
      ...common,
      id: 'company.hours',
      page: 'home',
      anchor: anchors.quoteForm,
      pageName: homeName,
      heading: heading.hours,
      text: sentence.hours(
        formatClockTime(openingHours.opens, locale),
        formatClockTime(openingHours.closes, locale),
      ),
    },
    {
      ...common,
      id: 'company.quote',
      page: 'home',
      anchor: anchors.quoteForm,
      pageName: homeName,
      heading: heading.quote,
      text: sentence.quote(answerPromise[locale]),
    },
  ];
}

function passagesOfJobs(jobs: readonly JobOffer[], pageName: string, locale: Locale): Passage[] {
  return jobs.map((offer) => ({
    id: `careers#${offer.id}`,
    kind: 'job',
    page: 'careers',
    rest: '',
    anchor: offer.id,
    pageName,
    heading: offer.title[locale],
    text: together(
      offer.description[locale],
      offer.experience[locale],
      offer.skills.map((skill) => skill[locale]).join(', '),
    ),
    price: null,
  }));
}

/**
 * Everything that the site's own pages say, in one language. What staff publish comes to it while the site runs.
 *
 * @param jobs that are really open: an invented one is found by nobody
 */
export function collectPassages(
  locale: Locale,
  nameOf: PageNames,
  grain: Grain = 'sections',
  jobs: readonly JobOffer[] = [],
): Passage[] {
  return [
    ...passagesOfHome(nameOf('home'), locale),
    ...passagesOfCompany(nameOf('home'), nameOf('about'), locale),
    ...Object.entries(services).flatMap(([id, service]) => {
      const page = id as ServicePageId;
      return passagesOfContent(page, serviceLabels[page][locale], service, locale, grain);
    }),
    ...passagesOfContent('about', nameOf('about'), aboutCopy, locale, grain),
    ...passagesOfContent('careers', nameOf('careers'), careersCopy, locale, grain),
    ...passagesOfJobs(jobs, nameOf('careers'), locale),
    ...passagesOfLaw('terms', nameOf('terms'), terms, locale),
    ...passagesOfLaw('legal-notice', nameOf('legal-notice'), legalNotice, locale),
    ...passagesOfLaw('privacy', nameOf('privacy'), privacy, locale),
  ];
}
