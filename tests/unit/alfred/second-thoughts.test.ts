import { expect, test } from 'vitest';
import { type AskedBefore, rows } from '@/lib/alfred/asked-before/question';
import { answerText } from '@/lib/alfred/plain-answer';
import { answerByRules } from '@/lib/alfred/server/answer-by-rules';
import { testSources } from './sources';

// What people ask once they have a price, a parcel or a doubt: what is in it, what they may send back, what has failed, who pays the town.
const secondThoughts: readonly AskedBefore[] = [
  ...rows('fr', [
    ['je veux etre remboursé, j ai commandé 40 tshirts et j ai changé d avis', 'terms', /VI\.53/],
    [
      'le prix d’une enseigne lumineuse svp >> pose comprise ?',
      'signs-banners illuminated-signs',
      /pas comprise/,
    ],
    ['combien pour un covering complet >> la pose est comprise dedans ?', 'car-wrapping', /Oui, la pose/],
    ['protection carrosserie juste le capot combien', 'paint-protection', /150/],
    ['la commune taxe les enseignes c est combien a Ixelles ?', 'illuminated-signs lettering-signage signs'],
    ['autocollants de sol pour un magasin, combien de temps ca dure', 'point-of-sale', /mois/],
    ['que faites vous de mon adresse email si je demande un devis', 'privacy'],
    ['j’ai reçu mes vestes et le logo est décousu après deux lavages, je fais quoi', ''],
    ['ma commande est en retard, je veux mon argent', 'terms', /délai/],
    ['vous prenez des stagiaires', 'careers'],
  ]),
  ...rows('nl', [
    ['mijn bestelling is te laat, ik wil mijn geld terug', 'terms', /termijn/],
    [
      'gevelreclame met led vanaf hoeveel >> en is de plaatsing daar bij',
      'signs-banners illuminated-signs signs',
      /Nee, de plaatsing/,
    ],
    ['prijs van een volledige wrap >> plaatsing inbegrepen?', 'car-wrapping', /Ja, de plaatsing/],
    ['wat verdien ik als plaatser bij jullie', 'careers', /loonvork/],
    ['hebben jullie werk voor een grafisch ontwerper', 'careers'],
    ['wa is de grootste rollup die ge hebt', 'roll-up', /150 × 200/],
    ['ppf alleen de motorkap, prijs?', 'paint-protection', /150/],
    ['wat doen jullie met mijn mailadres', 'privacy'],
    ['de letters van ons uithangbord komen los, wat kan ik doen', ''],
  ]),
  ...rows('en', [
    ['how much is a full car wrap >> is fitting included', 'car-wrapping', /Yes, fitting/],
    ['how much is a lit sign >> is that with fitting', 'signs-banners illuminated-signs', /No, fitting/],
    ['i bought 10 hoodies online can i return them', 'terms', /VI\.53/],
    ['privacy film for a bathroom window, rental flat, can it be removed', 'solar-film walls-solar-film'],
    ['what size is the biggest roll up you have', 'roll-up', /150 × 200/],
    ['whats the pay for a fitter', 'careers'],
    ['what do you do with my email address', 'privacy'],
    ['my print is peeling off after 1 wash what do i do', ''],
    ['ppf on the hood only, how much', 'paint-protection', /150/],
  ]),
];

test.each(secondThoughts)('$locale: $question', async ({ locale, question, pages, fact }) => {
  const turns = question.split(' >> ');
  const asked = turns.pop() ?? '';
  const history = turns.map((text) => ({ from: 'visitor' as const, text }));
  const answer = await answerByRules({ question: asked, locale, history }, testSources());
  const text = answerText(answer).replaceAll(/[\u00a0\u202f]/g, ' ');
  if (pages.length > 0) expect(pages).toContain(answer.citations[0]?.link?.page);
  if (fact) expect(text).toMatch(fact);
});
