import { describe, expect, it } from 'vitest';
import { askedPassages, askedWith } from '@/lib/alfred/asked-with';
import { knowledgeOf } from '@/lib/alfred/knowledge';
import { rankPassages } from '@/lib/alfred/rank-passages';
import { locales } from '@/lib/i18n/locales';

const knowledgeIn = (locale: (typeof locales)[number]) => knowledgeOf(locale, (page) => page);

describe('words by which people ask for a passage', () => {
  it('belong to a passage that still says what they ask for', () => {
    const passages = new Map(knowledgeIn('en').passages.map((passage) => [passage.id, passage]));
    const moved = askedPassages.filter(([id, says]) => {
      const passage = passages.get(id);
      return !`${passage?.heading} ${passage?.text}`.replaceAll(/[\u00a0\u202f]/g, ' ').includes(says);
    });
    expect(moved).toEqual([]);
  });

  it('are there in every language, and of a passage once', () => {
    expect(askedPassages.length).toBeGreaterThan(450);
    expect(new Set(askedPassages.map(([id]) => id)).size).toBe(askedPassages.length);
    for (const [id] of askedPassages)
      for (const locale of locales) expect(askedWith(id, locale).trim(), `${id} ${locale}`).not.toBe('');
  });

  it.each([
    ['fr', 'un plombier doit-il mettre son numéro BCE', 'lettering#section-5.2'],
    ['nl', 'wanneer komt er brandattest bij een zeil', 'banners#section-5.1'],
    ['en', 'does it echo less with a picture', 'wall-decoration#section-1.4'],
    ['fr', 'décommander un projet déjà commencé', 'terms#cancellation'],
    ['nl', 'staking of overstroming, wie is verantwoordelijk', 'terms#force-majeure'],
    ['en', 'was my account hacked', 'privacy#security'],
  ] as const)('lead to it though it has none of them: %s %s', (locale, text, id) => {
    const ranked = rankPassages(knowledgeIn(locale), { text, pages: [] });
    expect(ranked.slice(0, 2).map(({ passage }) => passage.id)).toContain(id);
  });

  it('are parts of compounds that no page writes', () => {
    expect(knowledgeIn('nl').termsIn('plexiplaat')).toContain('plexi');
  });

  it('do not count as words of the passage itself', () => {
    const [best] = rankPassages(knowledgeIn('fr'), { text: 'aimants ambulants', pages: [] });
    expect(best?.passage.id).toBe('lettering#section-5.2');
    expect(best?.coveredByWords).toBeLessThan(best?.covered ?? 0);
  });
});
