import { answerPromise } from '@/lib/company/answer-promise';
import { company } from '@/lib/company/company';
import { openingHours } from '@/lib/company/opening-hours';
import { wrapWarranty } from '@/lib/content/facts';
import {
  formatPriceLabel,
  formatPriceNote,
  type PriceId,
  priceOf,
  publishedVatPercent,
} from '@/lib/content/prices';
import { withLabel } from '@/lib/i18n/copy';
import {
  formatAmount,
  formatClockTime,
  formatCount,
  formatDay,
  formatDuration,
  formatMoment,
  formatPrice,
  formatRate,
} from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { PageId } from '@/lib/i18n/routes';
import { answerDueAt } from '@/lib/quotes/answer-due';
import type { Passage } from '@/lib/search/passage';
import type { Sentence, SumLine } from './answer';
import { askedDay, openState, readyBetween } from './clock';
import { cite, type Draft, list, say, sentence, sum, textSpan } from './draft';
import type { Knowledge } from './knowledge';
import { phrases } from './phrases';
import { sentenceWith } from './quoted-words';
import type { QuestionPart } from './read-question';
import type { Sources } from './sources';
import { type Lifetime, type SubjectId, subjectIds, subjectOf, type Variant } from './subjects';

// Sentences made of typed facts. Each cites a passage that says the same, where there is one.

export interface Facts {
  draft: Draft;
  knowledge: Knowledge;
  sources: Pick<Sources, 'now' | 'isHoliday'>;
}

/** Cites the passage of these pages that has a figure: a price or a page's lead before anything else. */
function citeFigure({ draft, knowledge }: Facts, pages: readonly PageId[], figure: string): number[] {
  const order: Passage['kind'][] = ['price', 'page', 'question', 'section'];
  const { locale, passages } = knowledge;
  for (const page of pages) {
    const [found] = passages
      .filter((passage) => passage.page === page && passage.text.includes(figure))
      .sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
    if (found) return cite(draft, found, sentenceWith(found, figure, locale) ?? found.text);
  }
  return [];
}

/** Cites the passage that shows a price on its page, else any that has the amount. */
function citePrice(facts: Facts, price: PriceId, pages: readonly PageId[]): number[] {
  const { draft, knowledge } = facts;
  const label = formatPriceLabel(price, knowledge.locale);
  for (const page of pages) {
    const found = knowledge.passages.find(
      (passage) => passage.page === page && passage.kind === 'price' && passage.price === label,
    );
    if (found) return cite(draft, found, withLabel(found.heading, label, knowledge.locale));
  }
  return citeFigure(facts, pages, formatPrice(priceOf(price).amount ?? 0, knowledge.locale));
}

function priceSentence(facts: Facts, { price, noun }: Variant, pages: readonly PageId[]): Sentence {
  const { locale } = facts.knowledge;
  const words = phrases[locale];
  const { from } = priceOf(price);
  const label = formatPriceLabel(price, locale);
  const amount = from ? label.replace(/^(dès|vanaf|from) /, '') : label;
  const text = from
    ? words.startingPrice(noun[locale], `**${amount}**`)
    : words.fixedPrice(noun[locale], `**${amount}**`);
  return sentence(text, citePrice(facts, price, pages));
}

/** Percent of VAT, taken out of an amount with the working shown. */
function beforeVatLine(variant: Variant, amount: number, locale: Locale): SumLine {
  const rate = `1${locale === 'en' ? '.' : ','}${formatRate(publishedVatPercent, locale)}`;
  return {
    label: phrases[locale].beforeVat(variant.noun[locale]),
    working: `${formatPrice(amount, locale)} ÷ ${rate}`,
    amount: formatAmount(Math.round((amount / (1 + publishedVatPercent / 100)) * 100), locale),
  };
}

const beforeVatPattern =
  /\b(htva|hors tva|hors taxes?|ht|excl|exclusief|zonder btw|excluding|ex vat|excl vat|before vat|without vat|plus vat)\b/;

/** As a line begins. */
function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** To the square decimetre: what is multiplied must come out. */
function squareMetres(area: number, locale: Locale): string {
  return `${formatRate(area, locale)}\u00a0m²`;
}

function sumPrices(
  facts: Facts,
  part: Pick<QuestionPart, 'plain' | 'quantities'>,
  variants: readonly Variant[],
  pages: readonly PageId[],
): void {
  const {
    draft,
    knowledge: { locale },
  } = facts;
  const words = phrases[locale];
  const { area, sides, count } = part.quantities;
  const lines: SumLine[] = [];
  const cites: number[] = [];
  for (const variant of variants) {
    const { amount, unit } = priceOf(variant.price);
    if (amount === null) continue;
    const times = unit === 'm2' ? area : count;
    if (times === null || (times === 1 && unit !== 'm2')) continue;
    lines.push({
      label: capital(variant.noun[locale]),
      working: `${unit === 'm2' ? squareMetres(times, locale) : formatCount(times, locale)} × ${formatPrice(amount, locale)}`,
      amount: formatPrice(Math.round(times * amount * 100) / 100, locale),
    });
    cites.push(...citePrice(facts, variant.price, pages));
  }
  if (lines.length > 0) {
    if (sides && variants.some(({ price }) => priceOf(price).unit === 'm2')) {
      const metres = (value: number) => `${formatRate(value, locale)} m`;
      const working = `${sides.count > 1 ? `${sides.count} × ` : ''}${metres(sides.width)} × ${metres(sides.height)}`;
      lines.unshift({ label: words.area, working, amount: squareMetres(area ?? 0, locale) });
    }
    const note = `${words.sumNote} ${formatPriceNote(
      variants.map(({ price }) => price),
      locale,
    )}`;
    sum(draft, lines, null, note, [...new Set(cites)]);
  }
  if (beforeVatPattern.test(part.plain)) {
    const priced = variants.flatMap((variant) => {
      const { amount } = priceOf(variant.price);
      return amount === null ? [] : [beforeVatLine(variant, amount, locale)];
    });
    if (priced.length > 0)
      sum(
        draft,
        priced,
        null,
        formatPriceNote(
          variants.map(({ price }) => price),
          locale,
        ),
        [],
      );
  }
}

/** Whether the price has the fitting in it. */
export const fittingAsked =
  /\b(?:pose|placement|montage|installation|plaatsing|plaatsen|installatie|fitting|installing)\b.*\b(?:comprise?s?|incluse?s?|dedans|inbegrepen|inclusief|bij|erbij|daarbij|included)\b|\b(?:avec|sans|inclusief|met|zonder|with|without|includ(?:e|es|ing)) (?:la |le |de |the )?(?:pose|placement|plaatsing|montage|fitting|installation)\b/;

/** Whether the prices of these have the fitting in them, for who asks; nothing where they differ, or nothing is fitted. */
export function sayFitting(
  { draft, knowledge: { locale } }: Facts,
  plain: string,
  ids: readonly SubjectId[],
): void {
  if (!fittingAsked.test(plain)) return;
  const [fitting, ...others] = new Set(
    ids.flatMap((id) => subjectOf(id).variants.map(({ price }) => priceOf(price).fitting)),
  );
  if (fitting && fitting !== 'none' && others.length === 0)
    say(draft, sentence(phrases[locale].fitting[fitting]));
}

/** What something costs: the prices that are meant, the sum when amounts were given, and what they include. */
export function sayPrice(facts: Facts, part: QuestionPart, id: SubjectId): void {
  const {
    draft,
    knowledge: { locale },
  } = facts;
  const subject = subjectOf(id);
  const words = phrases[locale];
  const meant = subject.variants.filter((variant) => part.variants.includes(variant));
  const variants = meant.length > 0 ? meant : subject.variants;
  if (variants.length === 0) {
    const lead = facts.knowledge.passages.find(({ id: own, page, kind }) =>
      subject.place === undefined ? page === subject.pages[0] && kind === 'page' : own === subject.place,
    );
    const cites = lead ? cite(draft, lead, lead.text) : [];
    say(draft, sentence(words.noPrice(subject.noun[locale], answerPromise[locale]), cites));
    draft.handOver ??= { kind: 'quote', reason: 'price' };
    return;
  }
  const note = sentence(
    formatPriceNote(
      variants.map(({ price }) => price),
      locale,
    ),
  );
  const sentences = variants.map((variant) => priceSentence(facts, variant, subject.pages));
  if (sentences.length > 2) {
    list(draft, sentences);
    say(draft, note);
  } else say(draft, ...sentences, note);
  sumPrices(facts, part, variants, subject.pages);
}

/** What the prices of several things include: one line where it is the same of all, else one for each. */
function noteOf(chosen: readonly { variant: Variant }[], locale: Locale): string {
  const notes = chosen.map(({ variant }) => formatPriceNote([variant.price], locale));
  const [first = ''] = notes;
  if (notes.every((note) => note === first)) return first;
  const colon = locale === 'fr' ? '\u00a0:' : ':';
  return chosen
    .map(({ variant }, place) => `${capital(variant.noun[locale])}${colon} ${notes[place] ?? ''}`)
    .join(' ');
}

/** What two things come to that are asked about together; the lowest price of each where none is named. */
export function sayTotal(facts: Facts, part: QuestionPart): void {
  const {
    draft,
    knowledge: { locale },
  } = facts;
  const words = phrases[locale];
  const chosen = part.subjects.flatMap((id) => {
    const { variants, pages } = subjectOf(id);
    const meant = variants.filter((variant) => part.variants.includes(variant));
    const priced = (meant.length > 0 ? meant : variants).flatMap((variant) => {
      const { amount, unit } = priceOf(variant.price);
      return amount === null || unit === 'm2' ? [] : [{ variant, amount, pages }];
    });
    const [lowest] = priced.sort((one, other) => one.amount - other.amount);
    return lowest ? [lowest] : [];
  });
  if (chosen.length < 2 || chosen.length < part.subjects.length) return;
  const total = chosen.reduce((all, { amount }) => all + amount, 0);
  sum(
    draft,
    chosen.map(({ variant, amount }) => ({
      label: capital(variant.noun[locale]),
      working: `1 × ${formatPrice(amount, locale)}`,
      amount: formatPrice(amount, locale),
    })),
    {
      label: words.total,
      working: chosen.map(({ amount }) => formatPrice(amount, locale)).join(' + '),
      amount: formatPrice(total, locale),
    },
    `${words.sumNote} ${noteOf(chosen, locale)}`,
    [...new Set(chosen.flatMap(({ variant, pages }) => citePrice(facts, variant.price, pages)))],
  );
}

const depositPattern = /\b(acomptes?|voorschot|aanbetaling|deposits?|down ?payment)\b/;

/** What the usual deposit on an amount comes to, by the share that the small print says. */
export function sayDeposit(facts: Facts, part: QuestionPart): boolean {
  const {
    draft,
    knowledge: { locale, passages },
  } = facts;
  if (!depositPattern.test(part.plain)) return false;
  const { amount } = part;
  const place = passages.find(({ id }) => id === 'terms#payment');
  const percent = Number(/(\d{1,2})[\s\u00a0\u202f]?%/.exec(place?.text ?? '')?.[1]);
  if (amount === null || !place || !percent) return false;
  const words = phrases[locale];
  sum(
    draft,
    [
      {
        label: words.deposit,
        working: `${formatPrice(amount, locale)} × ${formatRate(percent / 100, locale)}`,
        amount: formatPrice(Math.round(amount * percent) / 100, locale),
      },
    ],
    null,
    words.depositNote,
    cite(draft, place, place.text),
  );
  return true;
}

/** One published price, with the sum of an amount of it; gives what the sum comes to. */
export function sayPriceOf(
  facts: Facts,
  price: PriceId,
  quantities: { area: number | null; count: number | null },
): number | null {
  const {
    draft,
    knowledge: { locale },
  } = facts;
  const id = subjectIds.find((one) => subjectOf(one).variants.some((variant) => variant.price === price));
  const subject = id && subjectOf(id);
  const variant = subject?.variants.find((one) => one.price === price);
  if (!subject || !variant) return null;
  say(draft, priceSentence(facts, variant, subject.pages), sentence(formatPriceNote([price], locale)));
  sumPrices(facts, { plain: '', quantities: { ...quantities, sides: null } }, [variant], subject.pages);
  const { amount, unit } = priceOf(price);
  const times = unit === 'm2' ? quantities.area : quantities.count;
  return amount === null || times === null ? null : Math.round(amount * times * 100) / 100;
}

/** Where prices start, for who asks in general. */
export function sayAllPrices(facts: Facts): void {
  const {
    draft,
    knowledge: { locale },
  } = facts;
  const words = phrases[locale];
  say(draft, sentence(words.pricesDiffer));
  const first: SubjectId[] = ['wrap', 'ppf', 'sign', 'led-sign', 'solar-film', 'logo'];
  list(
    draft,
    first.flatMap((id) => {
      const [variant] = subjectOf(id).variants;
      return variant ? [priceSentence(facts, variant, subjectOf(id).pages)] : [];
    }),
  );
  say(draft, sentence(words.onlyQuoteBinds));
}

/** How long it takes, and between which days that ends. */
export function sayLeadTime(facts: Facts, part: QuestionPart, id: SubjectId): void {
  const {
    draft,
    knowledge: { locale },
    sources,
  } = facts;
  const subject = subjectOf(id);
  const words = phrases[locale];
  const isPartial = part.variants.some(({ price }) => price === 'wrap-partial');
  const isFull = part.variants.some(({ price }) => price === 'wrap-full');
  const leads =
    id === 'wrap' && isPartial !== isFull
      ? subject.leads.slice(isPartial ? 1 : 0, isPartial ? 2 : 1)
      : subject.leads;
  const sentences = leads.flatMap(({ kind, time, noun }) => {
    const figure = formatDuration(time, locale);
    const of = (noun ?? subject.noun)[locale];
    const text =
      kind === 'workshop'
        ? words.leadWorkshop(of, `**${figure}**`)
        : kind === 'finished'
          ? words.leadFinished(of, `**${figure}**`)
          : words.lead(of, `**${figure}**`);
    const said = [sentence(text, citeFigure(facts, [...subject.pages, 'home'], figure))];
    const between = kind === 'workshop' ? null : readyBetween(time, sources.now, sources.isHoliday);
    if (between && kind !== 'finished')
      said.push(sentence(words.leadDates(formatDay(between.first, locale), formatDay(between.last, locale))));
    return said;
  });
  say(draft, ...sentences);
}

function meantLifetimes(plain: string, all: readonly Lifetime[]): readonly Lifetime[] {
  const asked = new Set(plain.split(' '));
  const meant = all.filter(({ names }) => names.some((name) => asked.has(name)));
  return meant.length > 0 ? meant : all;
}

/** How long it lasts, by material. False when nothing is published. */
export function sayLifetime(facts: Facts, part: QuestionPart, id: SubjectId): boolean {
  const {
    draft,
    knowledge: { locale },
  } = facts;
  const subject = subjectOf(id);
  const words = phrases[locale];
  const sentences = meantLifetimes(part.plain, subject.lifetimes).map(({ noun, time, atLeast }) => {
    const figure = formatDuration(time, locale);
    const text = `**${figure}**`;
    return sentence(
      words.lifetime(noun[locale], atLeast ? words.atLeast(text) : text),
      citeFigure(facts, subject.pages, figure),
    );
  });
  if (sentences.length > 2) list(draft, sentences);
  else say(draft, ...sentences);
  return sentences.length > 0;
}

export function sayWrapWarranty(facts: Facts): void {
  const {
    draft,
    knowledge: { locale },
  } = facts;
  const figure = formatDuration(wrapWarranty, locale);
  const cites = [...citeFigure(facts, ['car-wrapping'], figure), ...citeFigure(facts, ['terms'], figure)];
  say(draft, sentence(phrases[locale].wrapWarranty(`**${figure}**`), cites));
}

function passageById({ knowledge }: Facts, id: string): Passage | undefined {
  return knowledge.passages.find((passage) => passage.id === id);
}

function citeById(facts: Facts, id: string): number[] {
  const passage = passageById(facts, id);
  return passage ? cite(facts.draft, passage, passage.text) : [];
}

/** Opening hours, with what they mean now or on the day that was asked about. */
export function sayHours(facts: Facts, plain: string): void {
  const {
    draft,
    knowledge: { locale },
    sources: { now, isHoliday },
  } = facts;
  const words = phrases[locale];
  const opens = formatClockTime(openingHours.opens, locale);
  const closes = formatClockTime(openingHours.closes, locale);
  const general = sentence(words.hours(opens, closes), citeById(facts, 'company.hours'));
  const day = askedDay(plain, now, locale, isHoliday);
  if (day) {
    const moment = formatMoment(day.noon, locale);
    const written = moment.slice(0, moment.search(/ (?:à|om|at)[\s\u00a0]/));
    const text =
      day.state === 'open' ? words.dayOpen(written, opens, closes) : words.dayClosed[day.state](written);
    say(draft, sentence(text), general);
    return;
  }
  const state = openState(now, isHoliday);
  say(
    draft,
    general,
    sentence(state.isOpen ? words.openNow(closes) : words.closedNow(formatMoment(state.until, locale))),
  );
}

/** Until when an answer to a quote request is promised, asked now. */
export function sayAnswerDue(facts: Facts): void {
  const {
    draft,
    knowledge: { locale },
    sources: { now, isHoliday },
  } = facts;
  const due = formatMoment(answerDueAt(now, isHoliday), locale);
  say(
    draft,
    sentence(
      phrases[locale].answerDue(answerPromise[locale], `**${due}**`),
      citeById(facts, 'company.quote'),
    ),
  );
}

/** What to do where an answer has not come. */
export function sayAnswerMissing(facts: Facts): void {
  const {
    draft,
    knowledge: { locale },
  } = facts;
  const cites = [...citeById(facts, 'company.quote'), ...citeById(facts, 'company.contact')];
  say(draft, sentence(phrases[locale].answerMissing(answerPromise[locale]), cites));
}

export function sayContact(facts: Facts): void {
  const {
    draft,
    knowledge: { locale },
  } = facts;
  const [before, between, and, end] = phrases[locale].contact;
  const { street, postalCode, city } = company.address;
  draft.blocks.push({
    kind: 'paragraph',
    sentences: [
      {
        spans: [
          textSpan(before),
          { kind: 'strong', text: `${street[locale]}, ${postalCode} ${city[locale]}` },
          textSpan(between),
          { kind: 'phone', text: company.phone.display[locale] },
          textSpan(and),
          { kind: 'mail', text: company.email },
          textSpan(end),
        ],
        cites: citeById(facts, 'company.contact'),
      },
    ],
  });
}

export function sayPerson(facts: Facts): void {
  const {
    draft,
    knowledge: { locale },
  } = facts;
  const [before, end] = phrases[locale].person;
  draft.blocks.push({
    kind: 'paragraph',
    sentences: [
      {
        spans: [textSpan(before), { kind: 'phone', text: company.phone.display[locale] }, textSpan(end)],
        cites: citeById(facts, 'company.contact'),
      },
    ],
  });
  sayHours(facts, '');
}

export function sayFounded(facts: Facts): void {
  const {
    draft,
    knowledge: { locale },
  } = facts;
  const year = String(company.foundedYear);
  say(
    draft,
    sentence(
      phrases[locale].founded(year, formatCount(company.clientCount, locale)),
      citeFigure(facts, ['about'], year),
    ),
  );
}
