import type { Locale, Localized } from '@/lib/i18n/locales';
import type { PageId } from '@/lib/i18n/routes';
import type { OfferedTool } from './answer';
import type { phrases } from './phrases';

// What the site itself does for whoever asks, and where. Its pages speak of things that are made, not of passwords and accounts.

type Tools = (typeof phrases)[Locale]['tools'];

export type HelpId =
  | 'password'
  | 'signIn'
  | 'account'
  | 'eraseAccount'
  | 'mailMissing'
  | 'saveDesign'
  | 'samples'
  | 'sendFile'
  | 'unsubscribe'
  | 'works'
  | 'simulator'
  | 'designer'
  | 'onPhoto'
  | 'vehicles'
  | 'services'
  | 'ownRequest'
  | 'ownDetails'
  | 'language'
  | 'help'
  | 'trouble'
  | 'fault'
  | 'appointment';

interface Help {
  /** What Alfred says; null where a passage says it. */
  said: Localized | null;
  /** Passages that say more, the best first. */
  passages: readonly string[];
  offers: readonly {
    kind: OfferedTool['kind'];
    label: Exclude<keyof Tools, 'simulatorWith'>;
    page: PageId;
    query?: Record<string, string>;
  }[];
  /** Whether a colleague is offered besides. */
  handsOver?: boolean;
}

const signIn = { kind: 'page', label: 'signIn', page: 'auth' } as const;
const newPassword = { kind: 'page', label: 'password', page: 'auth', query: { view: 'reset' } } as const;
const simulator = { kind: 'wrap-simulator', label: 'simulator', page: 'wrap-tool' } as const;
const designer = { kind: 'shirt-designer', label: 'designer', page: 'shirt-designer' } as const;

export const siteHelp: Record<HelpId, Help> = {
  password: {
    said: {
      fr: 'Donnez votre adresse e-mail : vous recevez un lien pour choisir un nouveau mot de passe. L’ancien reste valable jusque-là.',
      nl: 'Geef uw e-mailadres: u krijgt een link om een nieuw wachtwoord te kiezen. Tot dan blijft het oude gelden.',
      en: 'Enter your email address and you’ll receive a link to choose a new password. The old password works until then.',
    },
    passages: [],
    offers: [newPassword],
  },
  signIn: {
    said: {
      fr: 'Vous vous connectez avec l’adresse e-mail et le mot de passe de votre inscription. Un compte tout neuf se confirme d’abord par le lien reçu par e-mail.',
      nl: 'U meldt zich aan met het e-mailadres en het wachtwoord van uw registratie. Een nieuw account bevestigt u eerst met de link uit onze mail.',
      en: 'You sign in with the email address and password you registered with. A new account is first confirmed through the link we emailed you.',
    },
    passages: [],
    offers: [signIn, newPassword],
  },
  account: {
    said: {
      fr: 'Un devis se demande sans compte. Avec un compte, vous suivez vos demandes et retrouvez vos projets enregistrés et nos conversations.',
      nl: 'Een offerte vraagt u zonder account. Met een account volgt u uw aanvragen en vindt u uw bewaarde ontwerpen en onze gesprekken terug.',
      en: 'You need no account to ask for a quote. With one, you can follow your requests and come back to your saved designs and our conversations.',
    },
    passages: ['privacy#data'],
    offers: [{ kind: 'page', label: 'signUp', page: 'auth', query: { view: 'sign-up' } }, signIn],
  },
  eraseAccount: {
    said: {
      fr: 'Votre compte a un bouton pour cela : il efface le compte, vos demandes et leurs fichiers. Seules les demandes devenues commandes sont gardées, comme la loi le veut.',
      nl: 'In uw account staat daar een knop voor: die wist het account, uw aanvragen en hun bestanden. Alleen aanvragen die bestellingen werden, blijven bewaard, zoals de wet het vraagt.',
      en: 'Your account has a button for that: it erases the account, your requests and their files. Only requests that became orders are kept, as the law requires.',
    },
    passages: ['privacy#rights'],
    offers: [{ kind: 'page', label: 'requests', page: 'account' }],
  },
  mailMissing: {
    said: {
      fr: 'Regardez d’abord dans le courrier indésirable. Un lien pour confirmer votre adresse ou changer de mot de passe se redemande sur la page de connexion. Si rien n’arrive, appelez-nous.',
      nl: 'Kijk eerst bij de ongewenste mail. Een link om uw adres te bevestigen of een nieuw wachtwoord te kiezen vraagt u opnieuw aan op de aanmeldpagina. Komt er niets, bel ons dan.',
      en: 'Look in your spam folder first. A link to confirm your address or to change your password can be asked for again on the sign-in page. If nothing comes, give us a call.',
    },
    passages: ['company.contact'],
    offers: [signIn],
  },
  saveDesign: {
    said: {
      fr: 'Oui : dans le simulateur comme dans l’outil t-shirt, « Enregistrer sous un lien » garde votre projet. Le lien s’envoie à qui vous voulez, et un compte en garde la liste.',
      nl: 'Ja: in de simulator en in de T-shirtontwerper bewaart ‘Bewaren onder een link’ uw ontwerp. De link stuurt u naar wie u wilt, en een account houdt de lijst bij.',
      en: 'Yes: in the simulator and in the T-shirt designer, ‘Save under a link’ keeps your design. You can send the link to anyone you like, and an account keeps a list of your designs.',
    },
    passages: [],
    offers: [simulator, designer],
  },
  samples: {
    said: {
      fr: 'Une carte d’échantillons de films part gratuitement par la poste : choisissez les films. Le reste se voit et se touche à l’atelier, sur rendez-vous.',
      nl: 'Een stalenkaart met folies komt gratis met de post: kies zelf de folies. De rest neemt u in het atelier in de hand, op afspraak.',
      en: 'A card of film samples comes by post, free: choose the films. Everything else you can hold in your hands at the workshop, by appointment.',
    },
    passages: ['about#section-3.4'],
    offers: [{ kind: 'page', label: 'samples', page: 'sample-card' }],
  },
  sendFile: {
    said: {
      fr: 'Joignez votre fichier au formulaire de devis, qui en accepte plusieurs. Dans le simulateur et l’outil t-shirt, vous le posez vous-même sur le dessin.',
      nl: 'Voeg het toe aan het offerteformulier, daar kunnen meerdere bestanden bij. In de simulator en de T-shirtontwerper zet u het zelf op de tekening.',
      en: 'Attach it to the quote form, which takes several files. In the simulator and the T-shirt designer you put it on the drawing yourself.',
    },
    passages: ['home#faq.file-formats'],
    offers: [simulator, designer],
  },
  unsubscribe: {
    said: {
      fr: 'Chaque envoi de la lettre d’information porte un lien de désinscription : un clic suffit.',
      nl: 'In elke nieuwsbrief staat een link om u uit te schrijven: één klik volstaat.',
      en: 'Every issue of the newsletter carries an unsubscribe link: one click is enough.',
    },
    passages: ['privacy#retention'],
    offers: [],
  },
  works: {
    said: {
      fr: 'Nos réalisations ont leur page, par métier et par matière.',
      nl: 'Onze realisaties staan op een eigen pagina, per vak en per materiaal.',
      en: 'Our work has a page of its own, by trade and by material.',
    },
    passages: ['about#section-2.2'],
    offers: [{ kind: 'page', label: 'works', page: 'portfolio' }],
  },
  simulator: {
    said: null,
    passages: ['wrap-simulator#section-1.1', 'wrap-simulator#section-7.1'],
    offers: [simulator],
  },
  designer: {
    said: null,
    passages: ['shirt-designer#section-1.1', 'shirt-designer#section-6.2'],
    offers: [designer],
  },
  onPhoto: {
    said: null,
    passages: ['wrap-simulator#section-2.1', 'wrap-simulator#section-3.1'],
    offers: [{ kind: 'wrap-simulator', label: 'onPhoto', page: 'wrap-photo' }],
  },
  vehicles: {
    said: {
      fr: 'Oui. Voitures, camionnettes, camions, remorques et vélos cargos reçoivent un lettrage ou un covering, complet ou partiel.',
      nl: 'Ja. Auto’s, bestelwagens, vrachtwagens, aanhangwagens en bakfietsen krijgen belettering of een wrap, helemaal of voor een deel.',
      en: 'Yes. Cars, vans, trucks, trailers and cargo bikes get lettering or a wrap, all over or in part.',
    },
    passages: ['wrapping-ppf#section-1.1', 'lettering#section-5.1'],
    offers: [simulator],
  },
  services: {
    said: {
      fr: 'Des enseignes, du lettrage et de la signalétique, des coverings et du PPF, des vêtements brodés ou imprimés, des murs décorés et des films solaires, des logos et des sites : conçus, fabriqués et posés par un seul atelier.',
      nl: 'Gevelreclame, belettering en bewegwijzering, wraps en PPF, geborduurde en bedrukte kledij, wanddecoratie en zonwerende folie, logo’s en websites: ontworpen, gemaakt en geplaatst door één atelier.',
      en: 'Signs, lettering and wayfinding, wraps and PPF, embroidered and printed clothing, wall graphics and solar film, logos and websites: designed, made and fitted by one workshop.',
    },
    passages: ['home', 'about'],
    offers: [{ kind: 'page', label: 'works', page: 'portfolio' }],
  },
  ownRequest: {
    said: {
      fr: 'L’e-mail qui confirme votre demande en donne la référence, avec un lien vers sa page : vous y ajoutez un message ou un fichier. Un compte réunit toutes vos demandes.',
      nl: 'In de mail die uw aanvraag bevestigt, staan de referentie en een link naar de pagina ervan: daar voegt u een bericht of een bestand toe. Een account houdt al uw aanvragen samen.',
      en: 'The email confirming your request gives its reference, with a link to its page, where you can add a message or a file. An account keeps all your requests together.',
    },
    passages: [],
    offers: [{ kind: 'page', label: 'requests', page: 'account' }],
  },
  ownDetails: {
    said: {
      fr: 'Votre nom, votre adresse e-mail et votre mot de passe se changent dans votre compte. Une nouvelle adresse prend effet dès que vous ouvrez le lien qui y est envoyé.',
      nl: 'Uw naam, e-mailadres en wachtwoord wijzigt u in uw account. Een nieuw adres geldt zodra u de link opent die wij ernaartoe sturen.',
      en: 'Your name, email address and password can be changed in your account. A new address takes effect once you open the link sent to it.',
    },
    passages: ['privacy#rights'],
    offers: [{ kind: 'page', label: 'requests', page: 'account' }],
  },
  language: {
    said: {
      fr: 'Le site parle français, néerlandais et anglais : vous choisissez au pied de chaque page. Écrivez-moi dans la langue que vous voulez, je réponds dans la même.',
      nl: 'De site spreekt Nederlands, Frans en Engels: kiezen doet u onderaan elke pagina. Schrijf mij in de taal die u wilt, ik antwoord in dezelfde.',
      en: 'The site speaks English, French and Dutch: choose at the foot of any page. Write to me in whichever you like and I’ll answer in the same language.',
    },
    passages: [],
    offers: [],
  },
  help: {
    said: {
      fr: 'Demandez-moi ce que coûte un ouvrage, combien de temps il prend, de quoi il est fait, ou où en est votre demande. Ce que nos pages ne disent pas, je le transmets à l’atelier.',
      nl: 'Vraag mij wat iets kost, hoelang het duurt, waarvan het gemaakt is of hoe het met uw aanvraag staat. Wat onze pagina’s niet zeggen, geef ik door aan het atelier.',
      en: 'Ask me what a piece of work costs, how long it takes, what it is made of, or where your request stands. If our pages don’t say, I pass your question on to the workshop.',
    },
    passages: ['company.contact'],
    offers: [],
  },
  trouble: {
    said: {
      fr: 'Dites-moi ce qui ne va pas et, s’il s’agit d’une commande, sa référence. Je peux le transmettre à l’atelier, ou vous l’appelez tout de suite.',
      nl: 'Zeg mij wat er scheelt en, als het om een bestelling gaat, de referentie ervan. Ik kan het aan het atelier doorgeven, of u belt meteen zelf.',
      en: 'Tell me what is wrong and, if it is about an order, its reference. I can pass it on to the workshop, or you can call them straight away.',
    },
    passages: ['company.contact', 'terms#complaints'],
    offers: [],
    handsOver: true,
  },
  fault: {
    said: {
      fr: 'Si cela vient de chez nous, l’atelier regarde ce que couvre la garantie. Envoyez une photo depuis la page de votre demande, ou laissez-moi transmettre votre question.',
      nl: 'Komt het van ons, dan kijkt het atelier na wat de garantie dekt. Stuur een foto via de pagina van uw aanvraag, of laat mij uw vraag doorgeven.',
      en: 'If it came from us, the workshop looks at what the warranty covers. Send a photo from the page of your request, or let me pass your question on.',
    },
    passages: ['terms#warranty', 'terms#complaints'],
    offers: [{ kind: 'page', label: 'requests', page: 'account' }],
    handsOver: true,
  },
  appointment: {
    said: {
      fr: 'Une pose déjà fixée se déplace depuis la page de votre demande : vous y proposez deux autres demi-journées, et la date ne change qu’une fois confirmée. Pour l’annuler, écrivez-nous ou appelez.',
      nl: 'Een plaatsing die al vastligt, verzet u op de pagina van uw aanvraag: daar stelt u twee andere halve dagen voor, en de datum verandert pas als wij bevestigen. Om ze af te zeggen, schrijft of belt u ons.',
      en: 'A fitting that is already set can be moved from the page of your request: propose two other half-days there, and the date changes only once we confirm. To call it off, write to us or ring.',
    },
    passages: ['company.contact', 'terms#cancellation'],
    offers: [{ kind: 'page', label: 'requests', page: 'account' }],
    handsOver: true,
  },
};
