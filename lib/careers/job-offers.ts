import { company } from '@/lib/company/company';
import type { Sample } from '@/lib/company/sample';
import { text } from '@/lib/content/page-content';
import type { Localized } from '@/lib/i18n/locales';
import type { Employment } from '@/lib/showcase/entries';

export interface JobOffer {
  /** Stable: the anchor on the page, and what an application refers to. */
  id: string;
  title: Localized;
  department: Localized;
  location: Localized;
  /** The label for readers, the value of schema.org for search engines. */
  type: { label: Localized; schema: Employment };
  experience: Localized;
  description: Localized;
  skills: readonly Localized[];
  /** ISO day. */
  datePosted: string;
  /** ISO day, the last on which one can apply. */
  validThrough: string;
}

const { city } = company.address;

const fullTime: JobOffer['type'] = {
  label: text('CDI, temps plein', 'Contract van onbepaalde duur, voltijds', 'Permanent contract, full time'),
  schema: 'FULL_TIME',
};

export const jobOffers: readonly (JobOffer & Sample)[] = [
  {
    sample: true,
    id: 'sign-and-film-fitter',
    title: text(
      'Poseur ou poseuse d’enseignes et de films (H/F/X)',
      'Plaatser gevelreclame en folie (M/V/X)',
      'Sign and film fitter (m/f/x)',
    ),
    department: text('Pose et covering', 'Plaatsing en wrapping', 'Fitting and wrapping'),
    location: city,
    type: fullTime,
    experience: text(
      'Deux ans de pose ou de carrosserie, ou une formation avec stage',
      'Twee jaar ervaring in plaatsing of carrosserie, of een opleiding met stage',
      'Two years of fitting or bodywork, or training with a placement',
    ),
    description: text(
      'Le matin, une vitrine à Louvain, l’après-midi, un toit de camionnette dans le hall. À deux, vous montez des enseignes, collez des films sur verre et sur carrosserie, déposez les anciens et laissez un trottoir propre. Vous voyez l’épreuve avant le client et pouvez dire non à un dessin impossible à poser.',
      '’s Ochtends een vitrine in Leuven, ’s middags het dak van een bestelwagen in de hal. Met z’n tweeën monteert u gevelborden, kleeft u folie op glas en carrosserie, haalt u oude folie weg en laat u een proper voetpad achter. U ziet de proef voor de klant ze ziet en mag nee zeggen tegen een ontwerp dat niet te plaatsen is.',
      'A shop window in Leuven in the morning, a van roof in the workshop after lunch. In pairs you hang signs, apply film to glass and bodywork, take off the old and leave a clean pavement. You see the proof before the customer does and can say no to a design that can’t be fitted.',
    ),
    skills: [
      text(
        'La main sûre à la lame, à la raclette et au pistolet à air chaud',
        'Een vaste hand met mes, rakel en heteluchtpistool',
        'A steady hand with blade, squeegee and heat gun',
      ),
      text(
        'À l’aise sur une échelle et en nacelle, permis B',
        'Geen hoogtevrees op ladder of hoogwerker; rijbewijs B',
        'At ease on a ladder and an access platform; category B driving licence',
      ),
      text(
        'Notions d’électricité en très basse tension pour les LED',
        'Basiskennis van zeer lage spanning voor leds',
        'Basics of extra-low voltage for LEDs',
      ),
      text(
        'Français ou néerlandais courant, et de quoi saluer un client dans l’autre langue',
        'Vlot Nederlands of Frans, en genoeg van de andere taal om een klant te begroeten',
        'Good Dutch or French; a greeting in the other helps',
      ),
      text(
        'Attestation VCA, ou l’envie de la passer avec nous',
        'VCA-attest, of bereid het bij ons te halen',
        'VCA safety certificate, or willing to do the course',
      ),
    ],
    datePosted: '2026-11-16',
    validThrough: '2027-05-31',
  },
  {
    sample: true,
    id: 'prepress-and-print-technician',
    title: text(
      'Technicien ou technicienne prépresse et impression (H/F/X)',
      'Medewerker prepress en grootformaatprint (M/V/X)',
      'Prepress and print technician (m/f/x)',
    ),
    department: text('Impression et découpe', 'Print en snijwerk', 'Printing and cutting'),
    location: city,
    type: fullTime,
    experience: text(
      'Première expérience en imprimerie, ou diplôme en arts graphiques',
      'Eerste ervaring in een drukkerij, of een diploma grafische technieken',
      'Some experience in a print shop, or a diploma in graphic arts',
    ),
    description: text(
      'Vous recevez des fichiers de toute espèce et les rendez imprimables : contours de découpe, fonds perdus, surimpressions, profils de couleur. Puis vous lancez l’impression, vous surveillez le séchage, vous plastifiez et vous échenillez. Quand deux bleus ne s’accordent pas, c’est votre œil et le spectrophotomètre qui tranchent.',
      'U krijgt bestanden van elk slag en maakt ze drukklaar: snijlijnen, afloop, overdruk, kleurprofielen. Daarna start u de print, houdt u de droogtijd in het oog, lamineert u en pelt u het snijwerk uit. Passen twee soorten blauw niet bij elkaar, dan beslissen uw oog en de spectrofotometer.',
      'You take in files of every kind and make them printable: cut contours, bleed, overprint, colour profiles. Then you start the print, watch it dry, laminate and weed. When two blues disagree, your eye and the spectrophotometer settle it.',
    ),
    skills: [
      text(
        'Logiciels de dessin vectoriel, de retouche et de mise en page',
        'Vectortekenen, beeldbewerking en opmaak',
        'Vector drawing, image editing and layout software',
      ),
      text(
        'Gestion des couleurs : profils, tons directs, noir enrichi',
        'Kleurbeheer: profielen, steunkleuren, rijk zwart',
        'Colour management: profiles, spot colours, rich black',
      ),
      text(
        'Un RIP et une table de découpe ne vous effraient pas',
        'Een RIP en een snijtafel schrikken u niet af',
        'A RIP and a cutting table hold no terrors for you',
      ),
      text(
        'Lire l’orthographe d’une enseigne avant sa couleur',
        'Eerst de spelling van een bord lezen, dan pas de kleur zien',
        'An eye for a spelling mistake before the ink is dry',
      ),
      text(
        'Néerlandais ou français courant, anglais technique',
        'Vlot Nederlands of Frans, technisch Engels',
        'Good Dutch or French, with some technical English',
      ),
    ],
    datePosted: '2026-11-16',
    validThrough: '2027-05-31',
  },
];
