import type { Duration } from '@/lib/i18n/format';
import type { Localized } from '@/lib/i18n/locales';
import type { DrawingId } from './drawings/drawings';
import type { RollUpFormat } from './facts';
import type { PriceId } from './prices';
import type { SceneId } from './scene-id';

/** A text in the three languages; each is written for its readers, none is a translation of another. */
export function text(fr: string, nl: string, en: string): Localized {
  return { fr, nl, en };
}

interface Titled {
  title: Localized;
  text: Localized;
  drawing?: DrawingId;
}

/** What may stand in the head of a section where no picture would be for a long way. */
interface Drawn {
  drawing?: DrawingId;
}

/** Who it is for, or in which sectors. */
interface AudienceSection extends Drawn {
  kind: 'audience';
  heading: Localized;
  items: readonly Titled[];
}

/** What is delivered, as a list of short phrases. */
interface DeliverablesSection extends Drawn {
  kind: 'deliverables';
  heading: Localized;
  intro: Localized;
  items: readonly Localized[];
}

/** Materials of signs, letters, textiles, walls: what they are, what they are good at, how long they last. */
interface MaterialsSection {
  kind: 'materials';
  heading: Localized;
  intro: Localized;
  items: readonly {
    title: Localized;
    drawing: DrawingId;
    description: Localized;
    features: readonly Localized[];
    durability: Localized | Duration;
  }[];
}

/** Film types, each with its price. */
interface FilmsSection {
  kind: 'films';
  heading: Localized;
  intro: Localized;
  items: readonly {
    name: Localized;
    drawing: DrawingId;
    description: Localized;
    applications: readonly Localized[];
    features: readonly Localized[];
    price: PriceId;
    popular?: true;
  }[];
}

/** Roll-up formats; the dimensions come from the facts. */
interface FormatsSection {
  kind: 'formats';
  heading: Localized;
  intro: Localized;
  items: readonly {
    format: RollUpFormat['id'];
    name: Localized;
    drawing: DrawingId;
    description: Localized;
    features: readonly Localized[];
    popular?: true;
  }[];
}

/** Banner materials with their weights, from the facts. */
interface BannersSection {
  kind: 'banners';
  heading: Localized;
  intro: Localized;
  items: readonly {
    material: 'heavy' | 'mesh' | 'standard';
    name: Localized;
    drawing: DrawingId;
    description: Localized;
    specs: readonly Localized[];
    usage: Localized;
  }[];
}

/** Fixed-scope, priced bundles side by side. */
interface PackagesSection {
  kind: 'packages';
  heading: Localized;
  intro: Localized;
  items: readonly {
    name: Localized;
    drawing?: DrawingId;
    price: PriceId;
    description: Localized;
    features: readonly Localized[];
    popular?: true;
  }[];
}

/** Prices of single jobs as a list: title, price, what is in it. */
interface PricingSection {
  kind: 'pricing';
  heading: Localized;
  intro: Localized;
  items: readonly { title: Localized; drawing?: DrawingId; price: PriceId; features: readonly Localized[] }[];
}

/** Benefits with a figure each: a percentage or a measure, which must be true and explained by its text. */
interface BenefitsSection extends Drawn {
  kind: 'benefits';
  heading: Localized;
  items: readonly (Titled & { metric: Localized })[];
}

/** Steps in order with how long each takes; a duration in words or from the facts. */
interface ProcessSection {
  kind: 'process';
  heading: Localized;
  intro: Localized;
  steps: readonly {
    title: Localized;
    drawing?: DrawingId;
    duration: Localized | Duration;
    text: Localized;
  }[];
}

/** Running prose: preparation, care, regulation, warranty. */
interface ProseSection {
  kind: 'prose';
  heading: Localized;
  paragraphs: readonly Localized[];
  /** Stands before the paragraph of this index, the first when it is left out. */
  drawing?: { id: DrawingId; before?: number };
  /** Set apart: a rule or a warning worth reading before ordering. */
  note?: Localized;
}

/** Towns where teams fit signs, listed by name. */
interface CitiesSection extends Drawn {
  kind: 'cities';
  heading: Localized;
  intro: Localized;
  cities: readonly Localized[];
}

/** An offer set large with a link to the quote form: the free audit, for one. */
interface CallSection extends Drawn {
  kind: 'call';
  heading: Localized;
  text: Localized;
  action: Localized;
}

interface FaqSection extends Drawn {
  kind: 'faq';
  heading: Localized;
  items: readonly { question: Localized; answer: Localized }[];
}

export type ContentSection =
  | AudienceSection
  | DeliverablesSection
  | MaterialsSection
  | FilmsSection
  | FormatsSection
  | BannersSection
  | PackagesSection
  | PricingSection
  | BenefitsSection
  | ProcessSection
  | ProseSection
  | CitiesSection
  | CallSection
  | FaqSection;

/** A page of typed content: everything it says, in three languages. Its address is in the route table. */
export interface PageContent {
  seo: {
    /** At most 60 characters. */
    title: Localized;
    /** 110 to 155 characters. */
    description: Localized;
  };
  /** The h1, set like a shop sign: at most six words. */
  headline: Localized;
  /** One paragraph below it, 30 to 55 words. */
  lead: Localized;
  /** The prices that the lead names: a line below it says what they include. */
  leadPrices?: readonly PriceId[];
  scene: SceneId;
  /** In the order of the page. */
  sections: readonly ContentSection[];
}
