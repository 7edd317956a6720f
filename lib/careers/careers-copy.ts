import { company } from '@/lib/company/company';
import { type PageContent, text } from '@/lib/content/page-content';
import type { Localized } from '@/lib/i18n/locales';
import { retention } from '@/lib/legal/retention';
import { serviceGroups } from '@/lib/services/service-groups';

const { name } = company;
const { city } = company.address;
const trades = String(serviceGroups.length);
const { applicationMonths, applicationMonthsWithConsent } = retention;

/** The careers page, without its job offers and its form. */
export const careersCopy = {
  seo: {
    title: text(
      `Travailler chez ${name} : emplois à ${city.fr}`,
      `Werken bij ${name}: vacatures in ${city.nl}`,
      `Work at ${name}: jobs in ${city.en}`,
    ),
    description: text(
      'Pose d’enseignes, covering, impression, broderie : nos offres d’emploi à Zaventem, la vie à l’atelier, le recrutement et la candidature spontanée.',
      'Gevelreclame plaatsen, wrappen, printen, borduren: onze vacatures in Zaventem, het leven in het atelier, hoe wij aanwerven en spontaan solliciteren.',
      'Sign fitting, wrapping, printing, embroidery: our vacancies in Zaventem, life in the workshop, how we hire and how to apply without a vacancy.',
    ),
  },
  headline: text('Venez coller avec nous', 'Blijf bij ons plakken', 'Come and stick around'),
  lead: text(
    `${name} cherche des gens qui redressent un cadre de travers chez leurs amis. Le métier s’apprend, l’œil aussi, le soin moins facilement. Voici ce qui vous attend à ${city.fr}, les postes quand il y en a et toujours une place pour votre proposition.`,
    `${name} zoekt mensen die bij vrienden een scheef kader rechthangen. Een vak kunt u leren, een oog ook, zorg voor het werk al wat moeilijker. Hier leest u wat u in ${city.nl} mag verwachten, met de vacatures als die er zijn en altijd plaats voor uw eigen voorstel.`,
    `${name} is looking for people who straighten crooked pictures in other people’s houses. You can learn the trade and train the eye. Care is harder to teach. Here is what to expect in ${city.en}, the jobs when there are any, and always room to suggest one of your own.`,
  ),
  scene: 'van-wrap',
  sections: [
    {
      kind: 'audience',
      heading: text('Une journée qui se voit', 'Een werkdag die u ziet', 'A day’s work you can see'),
      items: [
        {
          drawing: 'shop-facade',
          title: text('Un résultat en bord de route', 'Resultaat langs de weg', 'Results by the roadside'),
          text: text(
            'Ce que vous avez fabriqué reste des années sur une façade ou roule devant vous à un feu. Vous pouvez le montrer à vos enfants.',
            'Wat u maakte, hangt jaren aan een gevel of staat voor u aan een rood licht. U kunt het aan uw kinderen tonen.',
            'What you made stays on a building for years or pulls up ahead of you at the lights. You can show it to your children.',
          ),
        },
        {
          drawing: 'machine-heads',
          title: text('Le métier d’à côté', 'Het vak van de buren', 'The trade next door'),
          text: text(
            'Qui imprime passe une journée avec la pose, qui brode en passe une au dessin. On commande mieux une lettre quand on l’a portée.',
            'Wie print, gaat een dag mee plaatsen. Wie borduurt, zit een dag bij de tekenaars. Wie een letter gedragen heeft, tekent ze anders.',
            'Printers spend a day with the fitters, embroiderers a day in the design studio. You draw a letter differently once you’ve carried it.',
          ),
        },
        {
          drawing: 'five-hours',
          title: text('Des heures de jour', 'Overdag werken', 'Daytime hours'),
          text: text(
            'L’atelier tourne en semaine, sans équipe de nuit. Si un magasin ne peut recevoir une pose que le samedi, nous le demandons d’avance et les heures se récupèrent.',
            'Het atelier draait op weekdagen en zonder nachtploeg. Kan een winkel alleen op zaterdag, dan vragen we het vooraf en recupereert u die uren.',
            'The workshop runs on weekdays, with no night shift. If a shop can only take us on a Saturday, we ask beforehand and you get the hours back.',
          ),
        },
        {
          drawing: 'heat-gun',
          title: text('De bons outils', 'Goed gereedschap', 'Good tools'),
          text: text(
            'Lames neuves, chaussures de sécurité, harnais contrôlés, vêtements de travail brodés dans la maison. Une échelle douteuse se met au rebut, sans discussion.',
            'Verse mesjes, veiligheidsschoenen, gekeurde harnassen, werkkleding met borduursel van eigen makelij. Een twijfelachtige ladder gaat weg, zonder discussie.',
            'Fresh blades, safety shoes, inspected harnesses, workwear embroidered in-house. A doubtful ladder is scrapped, no argument.',
          ),
        },
        {
          drawing: 'fitters-lift',
          title: text('Apprendre pendant les heures', 'Leren tijdens de uren', 'Learning on the clock'),
          text: text(
            'Nouveaux films, travail en hauteur, gestion des couleurs. Les formations se suivent sur le temps de travail et nous les payons.',
            'Nieuwe folies, werken op hoogte, kleurbeheer: opleidingen volgt u tijdens de werkuren en wij betalen ze.',
            'New films, working at height, colour management: we pay for courses and you take them in working hours.',
          ),
        },
        {
          drawing: 'bicycle',
          title: text(
            'Venir sans embouteillage',
            'Zonder file op het werk',
            'Getting here without the traffic',
          ),
          text: text(
            `La gare de ${city.fr} est à un quart d’heure environ du centre de Bruxelles en train. Qui vient à vélo trouve un râtelier à l’abri et touche l’indemnité vélo.`,
            `Het station van ${city.nl} ligt op ongeveer een kwartier sporen van het centrum van Brussel. Wie fietst, heeft een overdekte stalling en krijgt de fietsvergoeding.`,
            `${city.en} station is about a quarter of an hour from central Brussels by train. Cyclists find a covered rack and receive the cycling allowance.`,
          ),
        },
      ],
    },
    {
      kind: 'benefits',
      heading: text('L’équipe en chiffres', 'Het atelier van binnen', 'Three figures, no frills'),
      items: [
        {
          metric: text(trades, trades, trades),
          drawing: 'odd-shades',
          title: text(
            'métiers dans le même bâtiment',
            'vakken in hetzelfde gebouw',
            'trades in the same building',
          ),
          text: text(
            'Changer de poste ne veut pas forcément dire changer d’employeur. Dites-nous ce qui vous attire.',
            'Een andere functie betekent niet altijd een andere werkgever. Laat ons weten waar u zin in krijgt.',
            'A new job needn’t mean a new employer. Tell us what interests you.',
          ),
        },
        {
          metric: text('0', '0', '0'),
          drawing: 'missing-photo',
          title: text('lettre de motivation exigée', 'verplichte motivatiebrieven', 'cover letters required'),
          text: text(
            'Un CV et quelques lignes suffisent. Une photo d’un travail dont vous êtes content en dit davantage.',
            'Een cv en een paar regels volstaan. Een foto van werk waar u tevreden over bent, vertelt meer.',
            'A CV and a few lines will do. A photo of something you made and are pleased with says more.',
          ),
        },
        {
          drawing: 'phone-first',
          metric: text('3', '3', '3'),
          title: text(
            'langues à la machine à café',
            'talen aan de koffiemachine',
            'languages by the coffee machine',
          ),
          text: text(
            'Une seule suffit pour commencer, le néerlandais ou le français. Les autres viennent avec les clients.',
            'Eén volstaat om te beginnen, Nederlands of Frans. De andere komen met de klanten.',
            'Dutch or French is enough to start with, and the rest you pick up from the customers.',
          ),
        },
      ],
    },
    {
      kind: 'process',
      heading: text(
        'De votre message au premier jour',
        'Van bericht tot eerste dag',
        'From message to first day',
      ),
      intro: text(
        'Trois rencontres au plus, et une réponse à chaque étape, même négative.',
        'Hoogstens drie gesprekken, en na elke stap een antwoord, ook als het nee is.',
        'Three conversations at most, and an answer after each step, even when it’s no.',
      ),
      steps: [
        {
          drawing: 'signed-over',
          title: text('Vous écrivez', 'U schrijft', 'You write'),
          duration: text('dix minutes', 'tien minuten', 'ten minutes'),
          text: text(
            'Le formulaire au bas de cette page, un CV en PDF. Une personne de l’atelier le lit, pas un logiciel de tri.',
            'Het formulier onderaan deze pagina, met een cv als pdf. Iemand uit het atelier leest het, geen selectiesoftware.',
            'The form at the foot of this page, with a CV as a PDF. Someone in the workshop reads it, not screening software.',
          ),
        },
        {
          drawing: 'spoken-words',
          title: text('On s’appelle', 'We bellen', 'We talk on the phone'),
          duration: text('vingt minutes', 'twintig minuten', 'twenty minutes'),
          text: text(
            'Vos questions d’abord. Avec l’invitation, vous recevez la fourchette de salaire par écrit. Nous ne demandons pas ce que vous gagnez aujourd’hui.',
            'Uw vragen eerst. Bij de uitnodiging krijgt u de loonvork op papier. Wat u vandaag verdient, vragen wij niet.',
            'Your questions first. The invitation states the pay range in writing, and we don’t ask what you earn today.',
          ),
        },
        {
          drawing: 'one-door',
          title: text('Vous venez voir', 'U komt kijken', 'You come and see'),
          duration: text('une demi-journée', 'een halve dag', 'half a day'),
          text: text(
            'Le tour des machines, l’équipe, un essai court sur une chute de film ou un fichier d’exercice. Rien de ce que vous faites ce jour-là n’est livré à un client.',
            'Langs de machines, kennismaken met de ploeg, een korte proef op een stuk restfolie of een oefenbestand. Niets van wat u die dag maakt, gaat naar een klant.',
            'A tour of the machines, a word with the team, a short trial on a scrap of film or a practice file. Nothing you make that day goes to a customer.',
          ),
        },
        {
          drawing: 'hand-over',
          title: text('Nous décidons', 'Wij beslissen', 'We decide'),
          duration: text('une semaine au plus', 'hoogstens een week', 'a week at most'),
          text: text(
            'Oui avec un contrat, ou non avec une raison. Le premier jour, une collègue ou un collègue désigné vous accompagne.',
            'Ja met een contract, of nee met een reden. Op de eerste dag neemt een vaste collega u op sleeptouw.',
            'Yes with a contract, or no with a reason. On the first day a named colleague takes you under their wing.',
          ),
        },
      ],
    },
    {
      kind: 'prose',
      heading: text('Bon à savoir avant', 'Goed om vooraf te weten', 'Good to know beforehand'),
      drawing: { id: 'ticked-list' },
      paragraphs: [
        text(
          `Nous engageons sur ce que vous savez faire et sur ce que vous voulez apprendre. L’âge, l’origine, le genre, la santé ou l’accent n’entrent pas en ligne de compte. Un aménagement vous aiderait pendant l’entretien ou au poste de travail ? Parlez-nous-en, c’est souvent simple.`,
          `Wij werven aan op wat u kunt en wat u wilt leren. Leeftijd, afkomst, gender, gezondheid of accent spelen niet mee. Zou een aanpassing u helpen, bij het gesprek of op de werkplek? Zeg het ons, meestal is het zo geregeld.`,
          'We hire for what you can do and what you want to learn. Age, origin, gender, health and accent play no part. Would an adjustment help you, at the interview or at your workplace? Tell us, because it’s often simple.',
        ),
        text(
          `L’atelier se trouve en région de langue néerlandaise, et la loi veut que le contrat et les documents sociaux y soient rédigés en néerlandais. Nous les parcourons avec vous dans votre langue avant la signature. Pour le travail en hauteur, le médecin du travail vous examine au préalable, pendant les heures et à nos frais.`,
          `Het atelier ligt in het Nederlandse taalgebied, dus zijn contract en sociale documenten in het Nederlands opgesteld. Spreekt u thuis iets anders, dan overlopen we ze samen voor u tekent. Wie op hoogte werkt, gaat vooraf langs bij de arbeidsarts, tijdens de werkuren en op onze kosten.`,
          `The workshop is in the Dutch-language region, where the law requires contracts and staff documents to be in Dutch. We go through them with you in your own language before you sign. For work at height you first see the occupational physician, in working hours and at our expense.`,
        ),
      ],
    },
  ],
} satisfies PageContent;

/** Beside the application form. */
export const applicationIntro: { heading: Localized; text: Localized } = {
  heading: text('Votre métier, notre atelier', 'Uw vak, ons atelier', 'Your trade, our workshop'),
  text: text(
    'Menuiserie, électricité, web, stage, retour à l’emploi ou fin d’études, proposez. Dites en quelques lignes ce que vous feriez de vos mains chez nous et joignez un CV en PDF. Nous gardons les bonnes idées sous le coude.',
    'Schrijnwerk, elektriciteit, web, een stage, opnieuw aan de slag of net afgestudeerd: doe een voorstel. Vertel in enkele regels wat uw handen bij ons zouden doen en stuur een cv als pdf mee. Goede ideeën houden we achter de hand.',
    'Joinery, electrics, web, a placement, back to work or fresh out of school: suggest something. Tell us in a few lines what you could do here and add a CV as a PDF.',
  ),
};

/** Beside the form: what becomes of the file, and the box that keeps it longer. */
export const applicationNotes: { retention: Localized; longer: Localized } = {
  retention: text(
    `Nous gardons votre dossier ${applicationMonths} mois, puis nous l’effaçons. Vous pouvez demander son effacement plus tôt, sans motif.`,
    `Wij bewaren uw dossier ${applicationMonths} maanden en wissen het daarna. U mag altijd vragen het vroeger te wissen, zonder opgave van reden.`,
    `We keep your file for ${applicationMonths} months and then erase it. You may ask for that sooner, without giving a reason.`,
  ),
  longer: text(
    `Gardez mon dossier ${applicationMonthsWithConsent} mois, pour une offre à venir`,
    `Bewaar mijn dossier ${applicationMonthsWithConsent} maanden, voor een latere vacature`,
    `Keep my file for ${applicationMonthsWithConsent} months, for a future vacancy`,
  ),
};
