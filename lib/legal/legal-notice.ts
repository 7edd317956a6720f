import { company } from '@/lib/company/company';
import type { Sample } from '@/lib/company/sample';
import { text } from '@/lib/content/page-content';
import type { Localized } from '@/lib/i18n/locales';
import { consumerMediationService as mediation } from './authorities';
import type { LegalDocument } from './legal-document';

interface Hosting {
  name: string;
  address: Localized;
  email: string;
  website: string;
}

/** Who hosts the site. Replace it by your provider, whose country decides whether the text on transfers still holds. */
export const hosting: Hosting & Sample = {
  sample: true,
  name: 'Exemplum Hosting',
  address: {
    fr: 'Rekkenstraat 1, 1930 Zaventem, Belgique',
    nl: 'Rekkenstraat 1, 1930 Zaventem, België',
    en: 'Rekkenstraat 1, 1930 Zaventem, Belgium',
  },
  email: 'support@exemplum-hosting.example',
  website: 'exemplum-hosting.example',
};

const {
  name,
  legalName,
  legalForm,
  address,
  enterpriseNumber,
  vatNumber,
  register,
  court,
  iban,
  email,
  phone,
} = company;

/** Who publishes and hosts the site: Code of Economic Law, articles III.74 and XII.6. */
export const legalNotice: LegalDocument = {
  seo: {
    title: text(
      `Mentions légales : ${legalName.fr}, Zaventem`,
      `Wettelijke vermeldingen: ${legalName.nl}, Zaventem`,
      `Legal notice: ${legalName.en}, Zaventem`,
    ),
    description: text(
      'Qui publie et qui héberge ce site : forme juridique, siège, numéro d’entreprise, TVA, registre, droits d’auteur, liens et réclamations.',
      `Wie deze site uitgeeft en host: rechtsvorm, zetel, ondernemingsnummer, btw en register van ${name}, auteursrecht, links en klachten.`,
      `Who publishes and who hosts this site: legal form, address, enterprise number, VAT and register of ${name}, copyright, links and complaints.`,
    ),
  },
  title: text('Mentions légales', 'Wettelijke vermeldingen', 'Legal notice'),
  version: '1.0',
  date: '2026-01-01',
  intro: text(
    'Le livre XII du Code de droit économique veut que vous sachiez à qui vous avez affaire en ligne. Voici qui nous sommes, où nous joindre et à quelles règles ce site obéit.',
    'Boek XII van het Wetboek van economisch recht wil dat u weet met wie u online te maken hebt. Hier leest u wie wij zijn, hoe u ons bereikt en welke regels voor deze site gelden.',
    'Book XII of the Belgian Code of Economic Law says that you must know whom you are dealing with online. Here is who we are, how to reach us and which rules this site follows.',
  ),
  articles: [
    {
      id: 'publisher',
      heading: text('Éditeur', 'Uitgever', 'Publisher'),
      paragraphs: [
        text(
          `Ce site est publié par ${legalName.fr}, qui utilise le nom commercial ${name} :`,
          `Deze site is een uitgave van ${legalName.nl}, met als handelsnaam ${name}:`,
          `This site is published by ${legalName.en}, trading as ${name}:`,
        ),
      ],
      list: [
        text(
          `Forme juridique : ${legalForm.fr}`,
          `Rechtsvorm: ${legalForm.nl}`,
          `Legal form: ${legalForm.en}`,
        ),
        text(
          `Siège : ${address.street.fr}, ${address.postalCode} ${address.city.fr} (${address.region.fr}), ${address.country.fr}`,
          `Zetel: ${address.street.nl}, ${address.postalCode} ${address.city.nl} (${address.region.nl}), ${address.country.nl}`,
          `Registered office: ${address.street.en}, ${address.postalCode} ${address.city.en} (${address.region.en}), ${address.country.en}`,
        ),
        text(
          `Numéro d’entreprise (BCE) : ${enterpriseNumber}`,
          `Ondernemingsnummer (KBO): ${enterpriseNumber}`,
          `Enterprise number (Crossroads Bank for Enterprises): ${enterpriseNumber}`,
        ),
        text(
          `Registre des personnes morales : ${register.fr}, ${court.fr}`,
          `Rechtspersonenregister: ${register.nl}, ${court.nl}`,
          `Register of legal persons: ${register.en}, ${court.en}`,
        ),
        text(`Compte bancaire : ${iban}`, `Rekeningnummer: ${iban}`, `Bank account: ${iban}`),
        text(`Numéro de TVA : ${vatNumber}`, `Btw-nummer: ${vatNumber}`, `VAT number: ${vatNumber}`),
        text(`E-mail : ${email}`, `E-mail: ${email}`, `Email address: ${email}`),
        text(
          `Téléphone : ${phone.display.fr}`,
          `Telefoon: ${phone.display.nl}`,
          `Telephone: ${phone.display.en}`,
        ),
      ],
    },
    {
      id: 'hosting',
      heading: text('Hébergement', 'Hosting', 'Hosting'),
      paragraphs: [
        text(
          `Les pages, les formulaires et les fichiers que vous joignez sont hébergés par ${hosting.name}, ${hosting.address.fr} (${hosting.website}, ${hosting.email}).`,
          `De pagina’s, de formulieren en de bestanden die u meestuurt, staan bij ${hosting.name}, ${hosting.address.nl} (${hosting.website}, ${hosting.email}).`,
          `The pages, the forms and the files you attach are hosted by ${hosting.name}, ${hosting.address.en} (${hosting.website}, ${hosting.email}).`,
        ),
      ],
    },
    {
      id: 'content',
      heading: text(
        'Ce que vaut le contenu du site',
        'Wat de inhoud waard is',
        'How far to rely on the content',
      ),
      paragraphs: [
        text(
          'Nous relisons nos pages et les corrigeons quand on nous signale une erreur. Les durées de vie, les délais et les prix de départ sont donnés de bonne foi, pour une situation courante. Votre façade, votre véhicule ou votre date peuvent les modifier. Ce qui est dit des permis, des taxes ou du Code de la route vous oriente et ne remplace ni la commune ni un conseil.',
          'Wij lezen onze pagina’s na en verbeteren ze zodra iemand een fout meldt. Levensduur, levertijden en vanafprijzen zijn te goeder trouw gegeven en gaan uit van een doorsnee situatie; uw gevel, uw voertuig of uw datum kan ze veranderen. Wat hier over vergunningen, belastingen of het verkeersreglement staat, wijst de weg en vervangt de gemeente of juridisch advies niet.',
          'We proofread our pages and correct them when someone points out a mistake. Lifetimes, delivery times and starting prices are given in good faith for an ordinary situation; your building, your vehicle or your date may change them. What we say of permits, taxes or traffic rules is general information and does not replace advice from the municipality or a professional.',
        ),
        text(
          'Le site peut être interrompu pour une mise à jour. Nous répondons d’un dommage qu’il cause dans la mesure prévue par la loi, et en tout cas du dol et de la faute lourde.',
          'De site kan voor een update even onbereikbaar zijn. Voor schade door de site staan wij in zoals de wet het bepaalt, en in elk geval bij opzet en zware fout.',
          'The site may be interrupted for an update. We are liable for loss this causes to the extent provided by law, and in any event for wilful misconduct and gross negligence.',
        ),
      ],
    },
    {
      id: 'copyright',
      heading: text('Droits d’auteur et marques', 'Auteursrecht en merken', 'Copyright and trade marks'),
      paragraphs: [
        text(
          `Les textes, les dessins, les photos, le logo et le nom ${name} appartiennent à ${legalName.fr} ou à celles et ceux qui nous en ont confié l’usage. Vous pouvez citer une page avec son adresse et l’imprimer pour vous. Pour reprendre une image ou un texte entier, demandez-nous d’abord.`,
          `De teksten, tekeningen en foto’s, het logo en de naam ${name} behoren toe aan ${legalName.nl} of aan wie ze ons in gebruik gaf. U mag een pagina citeren met haar adres en ze voor uzelf afdrukken. Wilt u een beeld of een volledige tekst overnemen, vraag het ons dan eerst.`,
          `The texts, drawings and photographs, the logo and the name ${name} belong to ${legalName.en} or to those who have allowed us to use them. You may quote a page with its address and print it for yourself. To reuse a picture or a whole text, please ask us first.`,
        ),
        text(
          'Les noms et les logos que l’on voit sur nos ouvrages restent ceux des clients qui les portent. Vous reconnaissez le vôtre et préférez qu’il disparaisse du portfolio ? Un e-mail suffit.',
          'De namen en logo’s op het getoonde werk blijven van de klanten die ze dragen. Herkent u het uwe en ziet u het liever van de site verdwijnen? Eén mailtje volstaat.',
          'The names and logos seen on our work remain those of the customers who carry them. If you recognise yours and would rather it left the portfolio, one email will do.',
        ),
      ],
    },
    {
      id: 'links',
      heading: text('Liens', 'Links', 'Links'),
      paragraphs: [
        text(
          'Certaines pages renvoient vers d’autres sites, comme une carte ou un réseau social. Leur contenu et leur façon de traiter vos données ne dépendent pas de nous. Un lien vers l’une de nos pages n’exige aucune autorisation, du moment qu’elle s’ouvre sous notre adresse.',
          'Sommige pagina’s verwijzen naar andere sites, zoals een kaart of een sociaal netwerk. Wat daar staat en hoe men er met uw gegevens omgaat, hebben wij niet in de hand. Naar onze pagina’s linken mag zonder toestemming, zolang ze op ons eigen adres opengaan.',
          'Some pages lead to other sites, such as a map or a social network. We do not control their content or how they handle your data. Linking to one of our pages needs no permission, as long as it opens at our address.',
        ),
      ],
    },
    {
      id: 'personal-data',
      heading: text(
        'Données personnelles et cookies',
        'Persoonsgegevens en cookies',
        'Personal data and cookies',
      ),
      paragraphs: [
        text(
          'La politique de confidentialité, en bas de chaque page, explique quelles données nous recevons, pourquoi, et combien de temps nous les gardons.',
          'Het privacybeleid, onderaan elke pagina, legt uit welke gegevens wij krijgen, waarom, en hoelang wij ze bewaren.',
          'The privacy policy, at the foot of every page, explains which data we receive, why, and how long we keep it.',
        ),
      ],
    },
    {
      id: 'complaints',
      heading: text('Plaintes', 'Klachten', 'Complaints'),
      paragraphs: [
        text(
          `Une remarque, une inexactitude, un contenu qui vous lèse ? Adressez-vous à ${email}. Le consommateur qui n’obtient pas satisfaction peut se tourner vers le ${mediation.name.fr} (${mediation.website.fr}) ; les infractions se signalent au SPF Économie, par ConsumerConnect.`,
          `Een opmerking, een onjuistheid, inhoud die u schaadt? Mail naar ${email}. Een consument die geen gehoor vindt, kan naar de ${mediation.name.nl} (${mediation.website.nl}); inbreuken meldt u bij de FOD Economie, via ConsumerConnect.`,
          `A remark, an inaccuracy, content that harms you? Write to ${email}. Consumers who get no satisfaction may go to the ${mediation.name.en} (${mediation.website.en}); infringements are reported to the FPS Economy, through ConsumerConnect.`,
        ),
      ],
    },
    {
      id: 'law-and-language',
      heading: text('Droit et langues', 'Recht en talen', 'Law and languages'),
      paragraphs: [
        text(
          `Le droit belge régit ce site. Entre entreprises, le tribunal compétent est celui de notre siège (${court.fr}) ; un consommateur garde celui que la loi lui désigne. Les pages sont rédigées en français, en néerlandais et en anglais : si deux versions diffèrent, dites-le-nous, et tenez-vous en attendant à celle que vous avez lue.`,
          `Op deze site is het Belgische recht van toepassing. Tussen ondernemingen is de rechtbank van onze zetel bevoegd (${court.nl}); een consument behoudt de zijne. De pagina’s zijn geschreven in het Nederlands, het Frans en het Engels: verschillen twee versies, laat het ons weten en ga intussen uit van de tekst die u las.`,
          `Belgian law governs this site. Between businesses, the court for our registered office has jurisdiction (${court.en}); consumers keep the court the law gives them. The pages are written in French, Dutch and English: if two versions differ, tell us, and meanwhile rely on the one you read.`,
        ),
      ],
    },
  ],
};
