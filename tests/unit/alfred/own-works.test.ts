import { describe, expect, test } from 'vitest';
import { awaitsAnswer, missesMail, movesAppointment, tellsFault } from '@/lib/alfred/own-works';
import { answerText } from '@/lib/alfred/plain-answer';
import { answerByRules } from '@/lib/alfred/server/answer-by-rules';
import { siteHelp } from '@/lib/alfred/site-help';
import type { Locale } from '@/lib/i18n/locales';
import { plainText } from '@/lib/search/words';
import { testSources } from './sources';

const ask = (question: string, locale: Locale) =>
  answerByRules({ question, locale, history: [] }, testSources());

describe('What somebody says of a thing that was made for them', () => {
  test.each([
    ['fr', 'Mon autocollant se décolle'],
    ['fr', 'Votre covering fait des bulles après deux mois, que faire ?'],
    ['fr', 'Mon enseigne ne s’allume plus'],
    ['fr', 'Les lettres que vous avez posées se sont détachées'],
    ['fr', 'Une lettre de notre enseigne s’est détachée'],
    ['fr', 'Mon enseigne lumineuse clignote'],
    ['nl', 'Mijn sticker laat los'],
    ['nl', 'De wrap die jullie plaatsten komt los aan de deurgreep'],
    ['nl', 'De opdruk op onze polo’s barst na drie wasbeurten'],
    ['en', 'One letter of our sign fell off'],
    ['en', 'The lettering you fitted last year is coming off, what now?'],
  ] as const)('is heard as a fault (%s: %s)', (locale, question) => {
    expect(tellsFault(plainText(question), locale)).toBe(true);
  });

  test.each([
    ['fr', 'Est-ce que mon covering se décolle au soleil ?'],
    ['fr', 'Comment enlever un autocollant qui se décolle ?'],
    ['fr', 'Ma voiture a cinq ans, quel film ?'],
    ['nl', 'Laat mijn sticker los in de winter?'],
    ['nl', 'Kan onze folie loskomen in de carwash?'],
    ['nl', 'Een oude sticker komt los van een raam'],
    ['nl', 'Mijn parket verkleurt door de zon, helpt folie daartegen?'],
    ['en', 'Will my wrap peel in the sun?'],
    ['en', 'Does our print crack in the dryer?'],
  ] as const)('is no fault where it is only supposed, or nobody’s (%s: %s)', (locale, question) => {
    expect(tellsFault(plainText(question), locale)).toBe(false);
  });

  test.each([
    ['fr', 'Mon autocollant se décolle'],
    ['nl', 'Mijn sticker laat los'],
    ['en', 'One letter of our sign fell off'],
  ] as const)('is answered by what to do, and passed on (%s)', async (locale, question) => {
    const answer = await ask(question, locale);
    expect(answerText(answer).startsWith(siteHelp.fault.said?.[locale] ?? '-')).toBe(true);
    expect(answer.citations.map(({ id }) => id)).toContain('terms#warranty');
    expect(answer.tools.map(({ kind }) => kind)).not.toContain('quote-form');
    expect(answer.handOver).toEqual({ kind: 'question', reason: 'person' });
  });
});

test('what is broken and none of ours stays nobody’s here', async () => {
  const answer = await ask('Mijn iPhone scherm is stuk, maken jullie dat?', 'nl');
  expect(answer.certainty).toBe('unknown');
  expect(answer.citations).toEqual([]);
});

describe('An appointment that does not suit', () => {
  test.each([
    ['fr', 'Je veux annuler mon rendez-vous'],
    ['fr', 'Comment déplacer la date de pose ?'],
    ['nl', 'Ik wil mijn afspraak verplaatsen'],
    ['nl', 'Kan ik de plaatsing uitstellen?'],
    ['en', 'I need to move my appointment'],
    ['en', 'Can we reschedule the installation date?'],
  ] as const)('is moved from the page of its request (%s: %s)', async (locale, question) => {
    const answer = await ask(question, locale);
    expect(answerText(answer)).toContain(siteHelp.appointment.said?.[locale] ?? '-');
    expect(answer.handOver?.reason).toBe('person');
  });

  test.each([
    ['fr', 'Faut-il prendre rendez-vous ?'],
    ['nl', 'Moet ik een afspraak maken?'],
    ['en', 'Can I cancel my order?'],
  ] as const)('is not what is asked by %s: %s', (locale, question) => {
    expect(movesAppointment(plainText(question), locale)).toBe(false);
  });
});

test.each([
  ['fr', 'Nettoyage intérieur complet d’un monospace'],
  ['nl', 'Auto poetsen en polijsten, doen jullie dat?'],
  ['en', 'Do you do car valeting?'],
] as const)('who wants a car cleaned is not told how films are washed (%s)', async (locale, question) => {
  const answer = await ask(question, locale);
  expect(answer.certainty).toBe('unknown');
  expect(answer.citations).toEqual([]);
});

test.each([
  ['fr', 'Lavage à la main d’un covering, comment faire ?'],
  ['nl', 'Auto reinigen met folie erop, doen jullie dat met de hand?'],
] as const)('who washes a film is (%s)', async (locale, question) => {
  const answer = await ask(question, locale);
  expect(answer.certainty).not.toBe('unknown');
});

describe('Of a fault', () => {
  test.each([
    ['fr', 'Mon enseigne lumineuse clignote', 'illuminated-signs#section-7.2'],
    ['nl', 'De wrap die jullie plaatsten komt los aan de deurgreep', 'car-wrapping#section-5.2'],
    ['en', 'The print on our polos is cracking', 'textile-printing#section-6.2'],
    // No page says more than the warranty.
    ['nl', 'Mijn sticker laat los', 'terms#warranty'],
    ['fr', 'Une lettre de mon enseigne est tombée', 'terms#warranty'],
    ['en', 'One letter of our sign fell off', 'terms#warranty'],
  ] as const)('what is quoted is of use (%s: %s)', async (locale, question, id) => {
    const { blocks, citations } = await ask(question, locale);
    const quoted = blocks.flatMap((block) => (block.kind === 'quote' ? [citations[block.cite]?.id] : []));
    expect(quoted[0]).toBe(id);
    expect(citations[0]?.id, 'what is quoted comes first').toBe(id);
  });
});

describe('Who has had no answer', () => {
  test.each([
    ['fr', 'J’ai envoyé le formulaire hier soir, toujours rien'],
    ['fr', 'Aucune réponse à ma demande de devis depuis trois jours'],
    ['fr', 'Je vous ai écrit, et personne ne m’a répondu'],
    ['nl', 'Ik heb vorige week een offerte gevraagd maar niks gehoord'],
    ['nl', 'Ik heb nog geen antwoord op mijn aanvraag'],
    ['en', 'I sent a request on Monday and nobody replied'],
    ['en', 'Still nothing since I filled in the quote form'],
  ] as const)('hears when one is due, and what to do (%s: %s)', async (locale, question) => {
    expect(awaitsAnswer(plainText(question), locale)).toBe(true);
    const answer = await ask(question, locale);
    expect(answer.citations.map(({ id }) => id).slice(0, 2)).toEqual(['company.quote', 'company.contact']);
    expect(answer.tools.map(({ kind }) => kind)).toEqual(['page']);
    expect(answer.handOver?.reason).toBe('order');
  });

  test.each([
    ['fr', 'Quand aurai-je une réponse à ma demande ?'],
    ['fr', 'Le devis est-il sans engagement ?'],
    ['nl', 'Hoe snel krijg ik antwoord op mijn aanvraag?'],
    ['en', 'How soon do I hear about my quote?'],
    ['fr', 'Je n’ai encore rien choisi, puis-je demander un devis ?'],
    ['fr', 'Je n’ai toujours pas de logo, le devis est-il possible ?'],
    ['fr', 'Aucune idée de la couleur : un devis est-il possible ?'],
    ['nl', 'Ik heb nog niets gekozen, kan ik al een offerte vragen?'],
    ['nl', 'Niemand heeft de auto gemeten, is een offerte dan mogelijk?'],
    ['en', 'I want a quote but I have not got the dimensions'],
    ['en', 'Will I get any answer to a request on Sunday?'],
  ] as const)(
    'is not who asks when it comes, or lacks something of their own (%s: %s)',
    (locale, question) => {
      expect(awaitsAnswer(plainText(question), locale)).toBe(false);
    },
  );

  test.each([
    ['fr', 'Je n’ai pas reçu le mail de confirmation de mon compte'],
    ['nl', 'Ik heb geen mail gekregen om mijn account te bevestigen'],
    ['nl', 'De link komt niet aan'],
    ['en', 'I have not received the email to reset my password'],
    ['en', 'The confirmation link has not come'],
  ] as const)('a mail that has not come is asked for again (%s: %s)', async (locale, question) => {
    expect(missesMail(plainText(question), locale)).toBe(true);
    expect(answerText(await ask(question, locale))).toContain(siteHelp.mailMissing.said?.[locale]);
  });

  test.each([
    ['fr', 'Un code QR qui ne se décolle pas, et qui n’arrive pas au sol ?'],
    ['nl', 'Mag een QR-code niet aan de binnenkant van het raam?'],
    ['en', 'I have not got a QR code yet, can you make one?'],
    ['en', 'I have not got an email signature, do you design them?'],
    ['en', 'Does the link to our shop on the sticker not come off?'],
  ] as const)('what has a code or a link of its own is no mail of ours (%s: %s)', (locale, question) => {
    expect(missesMail(plainText(question), locale)).toBe(false);
  });
});
