import { type Locale, type Localized, locales } from '@/lib/i18n/locales';
import { meaningfulWords, plainText, stem } from '@/lib/search/words';
import { withoutCourtesy } from './courtesy';

// What everybody asks in three words, which say so little that neither rules nor what was asked before can tell what is meant. Whole
// questions, known by the words that carry them, in any order.

/** The passages that answer, the first best; `password` where none does but a form. */
type Known = readonly [answer: readonly string[] | 'password', asked: Localized<readonly string[]>];

const known: readonly Known[] = [
  [
    ['home#faq.working-area', 'terms#delivery'],
    {
      fr: [
        'Vous livrez ?',
        'Vous livrez aussi ?',
        'Faites-vous des livraisons ?',
        'Vous faites la livraison ?',
        'Livrez-vous à domicile ?',
        'La livraison est possible ?',
        'Vous envoyez par colis ?',
        'Vous expédiez ?',
        'Vous livrez partout ?',
        'livraison',
      ],
      nl: [
        'Leveren jullie?',
        'Leveren jullie ook?',
        'Levert u?',
        'Leveren jullie aan huis?',
        'Doen jullie leveringen?',
        'Is levering mogelijk?',
        'Kunnen jullie opsturen?',
        'Sturen jullie op?',
        'Leveren jullie overal?',
        'Versturen jullie pakjes?',
        'levering',
      ],
      en: [
        'Do you deliver?',
        'Do you deliver too?',
        'Do you offer delivery?',
        'Is delivery possible?',
        'Do you ship?',
        'Do you deliver to my door?',
        'Do you deliver everywhere?',
        'Do you do deliveries?',
        'delivery',
      ],
    },
  ],
  [
    ['home#faq.working-area', 'home#process.installation'],
    {
      fr: [
        'Vous posez ?',
        'Vous posez aussi ?',
        'Vous placez aussi ?',
        'Vous faites la pose ?',
        'Faites-vous le placement ?',
        'Vous installez ?',
        'Vous installez aussi ?',
        'Vous venez poser ?',
        'Venez-vous sur place ?',
        'Vous vous déplacez ?',
      ],
      nl: [
        'Plaatsen jullie?',
        'Plaatsen jullie ook?',
        'Plaatst u ook?',
        'Doen jullie de plaatsing?',
        'Komen jullie plaatsen?',
        'Komen jullie dat plaatsen?',
        'Installeren jullie ook?',
        'Komen jullie ter plaatse?',
        'Hangen jullie het ook op?',
      ],
      en: [
        'Do you install?',
        'Do you install too?',
        'Do you fit it?',
        'Do you do the fitting?',
        'Do you also fit?',
        'Do you do installation?',
        'Do you come on site?',
        'Will you come and fit it?',
      ],
    },
  ],
  [
    ['home#faq.working-area'],
    {
      fr: [
        'Vous travaillez dans toute la Belgique ?',
        'Dans quelle région travaillez-vous ?',
        'Vous venez en Wallonie ?',
        'Vous travaillez en Wallonie ?',
        'Vous travaillez à Bruxelles ?',
        'Vous travaillez en Flandre ?',
      ],
      nl: [
        'Werken jullie in heel België?',
        'Werken jullie over heel het land?',
        'In welke regio werken jullie?',
        'Werken jullie in Wallonië?',
        'Werken jullie in Brussel?',
        'Werken jullie ook in Limburg?',
        'Komen jullie ook in West-Vlaanderen?',
      ],
      en: [
        'Do you work all over Belgium?',
        'Which region do you work in?',
        'Do you work in Wallonia?',
        'Do you work in Brussels?',
        'Do you work in Flanders?',
        'Do you cover the whole of Belgium?',
      ],
    },
  ],
  [
    ['about#section-3.4', 'about#section-3.3'],
    {
      fr: [
        'Vous avez un showroom ?',
        'Peut-on visiter ?',
        'On peut visiter l’atelier ?',
        'Y a-t-il un showroom ?',
        'Je peux voir des échantillons sur place ?',
      ],
      nl: [
        'Hebben jullie een toonzaal?',
        'Is er een toonzaal?',
        'Hebben jullie een showroom?',
        'Kan ik jullie atelier bezoeken?',
        'Kan ik stalen komen bekijken?',
      ],
      en: [
        'Do you have a showroom?',
        'Is there a showroom?',
        'Can I visit?',
        'Can I visit the workshop?',
        'Can I come and see samples?',
      ],
    },
  ],
  [
    ['home#faq.file-formats', 'terms#your-files'],
    {
      fr: [
        'Quels fichiers acceptez-vous ?',
        'Quel format de fichier ?',
        'Quels formats acceptez-vous ?',
        'Quel fichier faut-il ?',
        'Quels fichiers vous faut-il ?',
        'Dans quel format envoyer mon fichier ?',
      ],
      nl: [
        'Welke bestanden aanvaarden jullie?',
        'Welk bestandsformaat?',
        'Welke formaten aanvaarden jullie?',
        'Welk bestand hebben jullie nodig?',
        'Welke bestanden moet ik aanleveren?',
        'Hoe lever ik mijn bestand aan?',
      ],
      en: [
        'Which files do you accept?',
        'What file format?',
        'Which formats do you accept?',
        'What file do you need?',
        'Which files should I send?',
        'What files do you take?',
      ],
    },
  ],
  [
    ['wrapping-ppf#section-7.4', 'lettering-signage#section-1.4'],
    {
      fr: [
        'C’est quoi la différence entre lettrage et covering ?',
        'Quelle est la différence entre un covering et un lettrage ?',
        'Lettrage ou covering ?',
        'Covering ou lettrage ?',
        'Que choisir, lettrage ou covering ?',
        'Plutôt lettrage ou covering pour ma camionnette ?',
      ],
      nl: [
        'Wat is het verschil tussen belettering en wrappen?',
        'Wat is het verschil tussen een wrap en belettering?',
        'Belettering of wrap?',
        'Wrap of belettering?',
        'Belettering of wrap, wat kies ik?',
        'Beletteren of wrappen?',
      ],
      en: [
        'What is the difference between lettering and wrapping?',
        'What is the difference between a wrap and lettering?',
        'Lettering or wrap?',
        'Wrap or lettering?',
        'Should I take lettering or a wrap?',
        'Lettering or a wrap for my van?',
      ],
    },
  ],
  [
    ['wrapping-ppf#section-6.2', 'solar-film#section-5.2'],
    {
      fr: [
        'Est-ce légal de mettre du film noir sur les vitres avant ?',
        'Peut-on teinter les vitres avant ?',
        'Je peux teinter mes vitres avant ?',
        'Vitres teintées à l’avant, c’est autorisé ?',
        'Peut-on teinter le pare-brise ?',
      ],
      nl: [
        'Mag ik mijn voorruiten tinten?',
        'Mag ik de ramen vooraan tinten?',
        'Mag getinte folie op de voorste ramen?',
        'Mag ik mijn voorruit tinten?',
        'Zijn getinte ruiten vooraan toegelaten?',
      ],
      en: [
        'Can I tint my front windows?',
        'Is it legal to tint the front windows?',
        'Are tinted front windows allowed?',
        'Can I tint the windscreen?',
        'Tinted front windows, legal?',
      ],
    },
  ],
  [
    ['about#section-4.5', 'terms#withdrawal'],
    {
      fr: [
        'Vous travaillez aussi pour les particuliers ?',
        'Je suis un particulier, c’est possible ?',
        'Acceptez-vous les particuliers ?',
        'C’est seulement pour les entreprises ?',
      ],
      nl: [
        'Werken jullie ook voor particulieren?',
        'Ik ben particulier, kan dat?',
        'Doen jullie ook particulieren?',
        'Is het enkel voor bedrijven?',
      ],
      en: [
        'Do you work for private people too?',
        'Do you work for private customers?',
        'Do you work for individuals?',
        'Is it only for companies?',
      ],
    },
  ],
  [
    ['shirt-designer#section-6.4', 'textile-printing#section-7.3'],
    {
      fr: [
        'Un seul t-shirt c’est possible ?',
        'Puis-je commander un seul t-shirt ?',
        'Vous imprimez un seul t-shirt ?',
        'Juste un t-shirt ?',
      ],
      nl: [
        'Kan ik één t-shirt bestellen?',
        'Kan ik maar één t-shirt bestellen?',
        'Drukken jullie ook maar één t-shirt?',
        'Slechts één t-shirt?',
      ],
      en: [
        'Can I order a single t-shirt?',
        'Can I order just one t-shirt?',
        'Do you print a single t-shirt?',
        'Only one t-shirt?',
      ],
    },
  ],
  [
    ['about#section-1.3', 'careers#section-2.3'],
    {
      fr: [
        'Vous parlez anglais ?',
        'Vous parlez néerlandais ?',
        'Parlez-vous français ?',
        'Quelles langues parlez-vous ?',
      ],
      nl: [
        'Spreken jullie Frans?',
        'Spreken jullie Engels?',
        'Spreekt u Nederlands?',
        'Welke talen spreken jullie?',
      ],
      en: [
        'Do you speak French?',
        'Do you speak Dutch?',
        'Do you speak English?',
        'Which languages do you speak?',
      ],
    },
  ],
  [
    ['logo-design', 'logo-design#section-1.1'],
    {
      fr: [
        'Je n’ai pas de logo',
        'On n’a pas encore de logo',
        'Nous n’avons pas de logo',
        'Et si je n’ai pas de logo ?',
      ],
      nl: [
        'Ik heb geen logo',
        'Wij hebben nog geen logo',
        'We hebben geen logo',
        'Wat als ik geen logo heb?',
      ],
      en: [
        'I have no logo',
        'We don’t have a logo yet',
        'I don’t have a logo',
        'What if I don’t have a logo?',
      ],
    },
  ],
  [
    ['privacy#rights'],
    {
      fr: [
        'Comment supprimer mon compte ?',
        'Je veux supprimer mon compte',
        'Supprimer mon compte',
        'Effacez mon compte',
        'Comment effacer mes données ?',
      ],
      nl: [
        'Hoe verwijder ik mijn account?',
        'Ik wil mijn account verwijderen',
        'Verwijder mijn account',
        'Hoe wis ik mijn gegevens?',
      ],
      en: [
        'How do I delete my account?',
        'I want to delete my account',
        'Delete my account',
        'Remove my account',
        'How do I erase my data?',
      ],
    },
  ],
  [
    'password',
    {
      fr: [
        'J’ai oublié mon mot de passe',
        'Mot de passe oublié',
        'Mot de passe perdu',
        'Mon mot de passe ne marche plus',
        'Je n’ai plus mon mot de passe',
        'Comment changer mon mot de passe ?',
        'Réinitialiser mon mot de passe',
      ],
      nl: [
        'Wachtwoord vergeten',
        'Ik ben mijn wachtwoord vergeten',
        'Wachtwoord kwijt',
        'Mijn wachtwoord werkt niet meer',
        'Ik weet mijn wachtwoord niet meer',
        'Hoe verander ik mijn wachtwoord?',
        'Nieuw wachtwoord',
      ],
      en: [
        'Forgot my password',
        'I forgot my password',
        'Forgotten password',
        'Lost my password',
        'My password does not work',
        'How do I change my password?',
        'Reset my password',
        'New password',
      ],
    },
  ],
];

/** What a question is known by; empty where no word of it means anything. */
function keyOf(plain: string, locale: Locale): string {
  const words = meaningfulWords(withoutCourtesy(plain, locale).split(' '), locale);
  return [...new Set(words.map((word) => stem(word, locale)))].sort().join(' ');
}

const byKey = new Map<Locale, ReadonlyMap<string, Known[0]>>(
  locales.map((locale) => [
    locale,
    new Map(
      known.flatMap(([answer, asked]) =>
        asked[locale].map((question) => [keyOf(plainText(question), locale), answer] as const),
      ),
    ),
  ]),
);

/** Every question that is known, with what answers it. */
export function knownQuestions(locale: Locale): readonly (readonly [question: string, answer: Known[0]])[] {
  return known.flatMap(([answer, asked]) => asked[locale].map((question) => [question, answer] as const));
}

/** What answers a question that everybody asks, told by its words as `plainText` leaves them; null where it is none of these. */
export function answerToKnown(plain: string, locale: Locale): Known[0] | null {
  return byKey.get(locale)?.get(keyOf(plain, locale)) ?? null;
}
