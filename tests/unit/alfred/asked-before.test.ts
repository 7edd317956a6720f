import { describe, expect, test } from 'vitest';
import { askedBefore } from '@/lib/alfred/asked-before/asked-before';
import { wordsTaught } from '@/lib/alfred/asked-before/words-taught';
import { continueWith, type Draft, newDraft, quote, say, sentence } from '@/lib/alfred/draft';
import { knowledgeOf } from '@/lib/alfred/knowledge';
import { likelyPages } from '@/lib/alfred/likely-pages';
import { answerText } from '@/lib/alfred/plain-answer';
import { orderPages } from '@/lib/alfred/reconsider';
import { answerByRules } from '@/lib/alfred/server/answer-by-rules';
import { type JobOffer, jobOffers } from '@/lib/careers/job-offers';
import { type Locale, locales } from '@/lib/i18n/locales';
import type { PageId } from '@/lib/i18n/routes';
import { atOnce } from '@/lib/limits/steps';
import type { Passage } from '@/lib/search/passage';
import { testSources } from './sources';

const knowledge = (locale: Locale) => knowledgeOf(locale, (page) => page);

async function ask(locale: Locale, question: string, before: readonly string[] = []) {
  const history = before.map((text) => ({ from: 'visitor' as const, text }));
  const answer = await answerByRules({ question, locale, history }, testSources());
  return { ...answer, pages: answer.citations.map(({ link }) => link?.page), text: answerText(answer) };
}

describe('Pages that are likely to answer', () => {
  test.each([
    ['fr', 'L’après-midi notre bureau d’angle devient un four', 'solar-film'],
    ['nl', 'De helft van de letters boven onze deur blijft ’s avonds donker', 'illuminated-signs'],
    ['en', 'After lunch the boardroom turns into an oven', 'solar-film'],
  ] as const)('are known by what was asked before (%s, %s)', (locale, question, page) => {
    expect(likelyPages(knowledge(locale), question).likeliest).toBe(page);
  });

  test('are told by their odds, the likeliest first', () => {
    const { odds, likeliest, lead } = likelyPages(knowledge('en'), 'How many washes does a print survive?');
    const all = [...odds];
    expect(all[0]).toEqual([likeliest, 0]);
    expect(all.map(([, log]) => log)).toEqual(all.map(([, log]) => log).sort((one, other) => other - one));
    expect(lead.overNext).toBeCloseTo(-(all[1]?.[1] ?? 0), 10);
  });

  test.each([
    ['fr', 'Vous louez des châteaux gonflables pour un anniversaire ?'],
    ['nl', 'Verhuren jullie springkastelen?'],
    ['en', 'Do you rent out bouncy castles?'],
  ] as const)('lead over nobody’s page by little where nobody answers (%s)', (locale, question) => {
    const { lead } = likelyPages(knowledge(locale), question);
    const ours = likelyPages(
      knowledge(locale),
      askedBefore(locale).find(({ pages }) => pages[0] === 'banners')?.question ?? '',
    );
    expect(lead.overNowhere).toBeLessThan(ours.lead.overNowhere - 5);
  });
});

describe('The words in which passages were asked for', () => {
  test.each(locales)('are those of questions whose answer a passage gives (%s)', (locale) => {
    const { passages } = knowledge(locale);
    const taught = atOnce(wordsTaught(passages, locale));
    expect(taught.size).toBeGreaterThan(50);
    for (const { id, kind } of passages) if (kind === 'legal') expect(taught.has(id)).toBe(false);
    const [id = '', words = ''] = [...taught][0] ?? [];
    const page = passages.find((one) => one.id === id)?.page;
    expect(
      askedBefore(locale).some(({ question, pages }) => pages[0] === page && words.includes(question)),
    ).toBe(true);
  });

  test('leave out what was asked on, which does not say of what', () => {
    const on = askedBefore('en').filter(({ question, fact }) => question.includes(' >> ') && fact !== null);
    expect(on.length).toBeGreaterThan(0);
    const all = [...atOnce(wordsTaught(knowledge('en').passages, 'en')).values()].join(' ');
    for (const { question } of on) expect(all).not.toContain(question);
  });
});

describe('The order of pages', () => {
  const odds = (...pages: [PageId, number][]) => ({
    odds: new Map(pages),
    likeliest: pages[0]?.[0] ?? 'home',
  });

  test('keeps the first one where another is hardly likelier', () => {
    const likely = odds(['signs', 0], ['banners', -3]);
    expect(orderPages(['banners', 'signs'], 'sure', likely)[0]).toBe('banners');
  });

  test('puts before it what is much likelier, an unsure one sooner', () => {
    const likely = odds(['signs', 0], ['banners', -5]);
    expect(orderPages(['banners'], 'sure', likely)[0]).toBe('banners');
    expect(orderPages(['banners'], 'unsure', likely)[0]).toBe('signs');
    expect(orderPages(['banners'], 'sure', odds(['signs', 0], ['banners', -12]))[0]).toBe('signs');
  });

  test('trusts what the house knows of itself longest', () => {
    const likely = odds(['careers', 0], ['about', -10]);
    expect(orderPages(['about'], 'sure', likely)[0]).toBe('careers');
    expect(orderPages(['about'], 'ofHouse', likely)[0]).toBe('about');
  });

  test('leaves a page first of which nothing is known', () => {
    expect(orderPages(['portfolio'], 'sure', odds(['car-wrapping', 0], ['lettering', -9]))[0]).toBe(
      'portfolio',
    );
  });

  test('is of the three that are cited and the five that are likeliest', () => {
    const likely = odds(
      ['signs', 0],
      ['banners', -1],
      ['roll-up', -2],
      ['lettering', -3],
      ['signage', -4],
      ['about', -5],
    );
    const ordered = orderPages(['terms', 'privacy', 'careers', 'home'], 'sure', likely);
    expect(ordered.toSorted()).toEqual(
      ['terms', 'privacy', 'careers', 'signs', 'banners', 'roll-up', 'lettering', 'signage'].toSorted(),
    );
  });
});

describe('A draft that goes on with another', () => {
  const passage = (id: string): Passage => ({
    id,
    kind: 'section',
    page: 'signs',
    rest: '',
    anchor: null,
    pageName: 'Signs',
    heading: id,
    text: `Of ${id}.`,
    price: null,
  });
  const drafted = (...ids: string[]): Draft => {
    const draft = newDraft();
    for (const id of ids) quote(draft, passage(id), `Of ${id}.`);
    return draft;
  };
  const quotesOf = ({ blocks, citations }: Draft) =>
    blocks.flatMap((block) => (block.kind === 'quote' ? [citations[block.cite]?.id] : []));

  test('cites by the places of its own, and quotes nothing twice', () => {
    const draft = drafted('b', 'x');
    const other = drafted('a', 'b');
    say(other, sentence('Both say so.', [0, 1]));
    continueWith(draft, other);
    expect(draft.citations.map(({ id }) => id)).toEqual(['b', 'x', 'a']);
    expect(quotesOf(draft)).toEqual(['b', 'x', 'a']);
    expect(draft.blocks.at(-1)).toMatchObject({ sentences: [{ cites: [2, 0] }] });
  });

  test('leaves out quotes that are not wanted', () => {
    const draft = drafted('x');
    continueWith(draft, drafted('a', 'b'), ({ id }) => id !== 'a');
    expect(draft.citations.map(({ id }) => id)).toEqual(['x', 'b']);
    expect(quotesOf(draft)).toEqual(['x', 'b']);
  });
});

describe('An answer that is read again', () => {
  test.each([
    ['fr', 'La moitié des lettres au-dessus de notre porte restent noires le soir', 'illuminated-signs'],
    ['nl', 'De helft van de letters boven onze deur blijft ’s avonds donker', 'illuminated-signs'],
    ['en', 'After the job talk, what comes next?', 'careers'],
  ] as const)(
    'is led by the page on which its like was answered (%s, %s)',
    async (locale, question, page) => {
      const { pages, certainty } = await ask(locale, question);
      expect(certainty).not.toBe('unknown');
      expect(pages[0]).toBe(page);
    },
  );

  test.each([
    ['fr', 'Vous aiguisez les couteaux de cuisine ?'],
    ['nl', 'Verhuren jullie springkastelen?'],
    ['en', 'Could you mend the zip of my coat?'],
    // Words of these stand on pages that say nothing of it.
    ['fr', 'Des gobelets en carton avec notre logo, c’est possible ?'],
    ['nl', 'Ik zoek bedrukte pizzadozen voor mijn zaak'],
    ['en', 'Can you mark out parking bays with paint?'],
    // No typing errors of an insult or of a word of the trade.
    ['nl', 'Kweken jullie katten?'],
    ['en', 'Do you breed cats?'],
    // A word that asks on, where nothing was asked before.
    ['nl', 'hoeveel man werkt er bij u'],
  ] as const)('does not answer what is none of ours (%s, %s)', async (locale, question) => {
    const { certainty, citations, handOver } = await ask(locale, question);
    expect(certainty).toBe('unknown');
    expect(citations).toEqual([]);
    expect(handOver).not.toBeNull();
  });

  test.each([
    ['fr', 'Quel est votre numéro de téléphone ?', '02 000 20 06'],
    ['nl', 'Wat is jullie telefoonnummer?', '02 000 20 06'],
    ['en', 'What is your phone number?', '2 000 20 06'],
  ] as const)('says of the house what its own rules know (%s)', async (locale, question, said) => {
    expect((await ask(locale, question)).text.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(said);
  });

  test.each([
    ['fr', 'Comment venir chez vous en train ?'],
    ['nl', 'Hoe geraak ik bij jullie met de trein?'],
    ['en', 'How do I get to you by train?'],
  ] as const)('tells the way to us by train (%s)', async (locale, question) => {
    const { pages, certainty, text } = await ask(locale, question);
    expect(certainty).not.toBe('unknown');
    expect(pages.some((page) => page === 'about' || page === 'careers')).toBe(true);
    expect(text).toContain('Letterstraat');
  });

  test.each([
    ['fr', 'Vous pourriez stocker nos pulls et les envoyer un par un à nos clients ?'],
    ['nl', 'In welk land worden die polo’s gestikt?'],
    ['en', 'Are your hoodies from Stanley/Stella?'],
  ] as const)('offers no tool for what is not known (%s)', async (locale, question) => {
    const { certainty, tools } = await ask(locale, question);
    expect(certainty).toBe('unknown');
    expect(tools.map(({ kind }) => kind)).not.toContain('shirt-designer');
  });

  test('offers no tool of a thing that only a word sounds like', async () => {
    const { pages, tools } = await ask('en', 'Trade fair in ten days, could we still get three pull-ups?');
    expect(pages[0]).toBe('roll-up');
    expect(tools.map(({ kind }) => kind)).not.toContain('shirt-designer');
  });

  test.each([
    ['fr', 'Vous avez des exemples de camionnettes lettrées ?'],
    ['nl', 'Hebben jullie voorbeelden van gevelletters?'],
    ['en', 'Do you have examples of wrapped vans?'],
    ['fr', 'Je peux voir ce que vous avez déjà fait ?'],
    ['nl', 'Mag ik jullie werk eens zien?'],
    ['en', 'Can I see some of your work?'],
    ['en', 'Show me your portfolio'],
  ] as const)('shows works to who asks for them (%s, %s)', async (locale, question) => {
    const { citations, certainty } = await ask(locale, question);
    expect(certainty).toBe('sure');
    expect(citations[0]?.kind).toBe('work');
  });

  test('does not know when trains leave', async () => {
    expect((await ask('en', 'When does the train to Ghent leave?')).certainty).toBe('unknown');
  });

  test('keeps to the thing that is asked on', async () => {
    const { pages } = await ask('en', 'And how long does that last?', [
      'How much is a banner of two metres?',
    ]);
    expect(pages[0]).toBe('banners');
  });
});

describe('What is known', () => {
  test('is made once for the jobs that are open, and kept for two states of them', () => {
    const [first, ...others] = jobOffers;
    const states = [[], [first as JobOffer], others];
    const [none, one, more] = states.map((jobs) => knowledgeOf('en', (page) => page, jobs));
    expect(knowledgeOf('en', (page) => page, states[2])).toBe(more);
    expect(knowledgeOf('en', (page) => page, states[1])).toBe(one);
    expect(knowledgeOf('en', (page) => page, states[0])).not.toBe(none);
  });
});
