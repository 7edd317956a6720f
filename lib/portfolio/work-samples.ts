import type { Sample } from '@/lib/company/sample';
import type { Localized } from '@/lib/i18n/locales';
import type { ServiceGroupId } from '@/lib/i18n/routes';
import { bannerMaterials } from '@/lib/services/facts';
import type { SceneId } from './scene-id';

export interface WorkSample {
  id: string;
  scene: SceneId;
  group: ServiceGroupId;
  /** The group whose ink paints the scene. */
  ink: ServiceGroupId;
  /** The made-up word on the picture; the scene's own when left out. */
  lettering?: string;
  title: Localized;
  place: Localized;
  facts: Record<'material' | 'size' | 'time', Localized>;
}

const { mesh } = bannerMaterials;

export const workSamples: readonly (WorkSample & Sample)[] = [
  {
    sample: true,
    id: 'bakery-letters',
    scene: 'shop-letters',
    lettering: 'PAIN',
    group: 'lettering',
    ink: 'lettering',
    title: {
      fr: 'Lettres en relief pour une boulangerie',
      nl: 'Freesletters voor een bakkerij',
      en: 'Raised letters for a bakery',
    },
    place: { fr: 'Vilvorde', nl: 'Vilvoorde', en: 'Vilvoorde' },
    facts: {
      material: {
        fr: 'PVC expansé 19 mm, laqué',
        nl: 'Geschuimd pvc van 19 mm, gelakt',
        en: '19 mm foamed PVC, lacquered',
      },
      size: { fr: '9 lettres de 42 cm', nl: '9 letters van 42 cm', en: '9 letters, 42 cm high' },
      time: { fr: 'une matinée de pose', nl: 'één voormiddag plaatsen', en: 'fitted in a morning' },
    },
  },
  {
    sample: true,
    id: 'delivery-van',
    scene: 'van-wrap',
    group: 'wrapping',
    ink: 'wrapping',
    title: {
      fr: 'Une camionnette tout en outremer',
      nl: 'Een bestelwagen helemaal in ultramarijn',
      en: 'A van in ultramarine, nose to tail',
    },
    place: { fr: 'Wavre', nl: 'Waver', en: 'Wavre' },
    facts: {
      material: {
        fr: 'Film coulé, laminat brillant',
        nl: 'Gegoten folie, glanzend laminaat',
        en: 'Cast film, gloss laminate',
      },
      size: { fr: '26 m² de film', nl: '26 m² folie', en: '26 m² of film' },
      time: { fr: '4 jours à l’atelier', nl: '4 dagen in het atelier', en: '4 days in the workshop' },
    },
  },
  {
    sample: true,
    id: 'bar-light-box',
    scene: 'light-box',
    group: 'signs',
    ink: 'signs',
    title: {
      fr: 'Caisson double face au-dessus d’un bar',
      nl: 'Dubbelzijdige lichtbak boven een café',
      en: 'Double-sided light box above a bar',
    },
    place: { fr: 'Gand', nl: 'Gent', en: 'Ghent' },
    facts: {
      material: {
        fr: 'Aluminium, faces opales, LED',
        nl: 'Aluminium, opaalplaten, leds',
        en: 'Aluminium, opal faces, LEDs',
      },
      size: { fr: '80 × 80 × 14 cm', nl: '80 × 80 × 14 cm', en: '80 by 80 by 14 cm' },
      time: {
        fr: '4 semaines, hors permis',
        nl: '4 weken, vergunning niet meegerekend',
        en: '4 weeks, permit aside',
      },
    },
  },
  {
    sample: true,
    id: 'scaffold-banner',
    scene: 'banner',
    group: 'signs',
    ink: 'lettering',
    title: {
      fr: 'Bâche ajourée sur un échafaudage',
      nl: 'Meshdoek op een stelling',
      en: 'Mesh banner on a scaffold',
    },
    place: { fr: 'Liège', nl: 'Luik', en: 'Liège' },
    facts: {
      material: {
        fr: `Mesh ${mesh.weight} g/m², ajouré à ${mesh.perforation} %`,
        nl: `Mesh van ${mesh.weight} g/m², ${mesh.perforation}% open`,
        en: `${mesh.weight} g/m² mesh, ${mesh.perforation}% open`,
      },
      size: { fr: '12 m sur 4 m', nl: '12 m bij 4 m', en: '12 m by 4 m' },
      time: { fr: '6 jours ouvrables', nl: '6 werkdagen', en: '6 working days' },
    },
  },
  {
    sample: true,
    id: 'plumber-sweatshirts',
    scene: 'shirt-embroidery',
    group: 'textile',
    ink: 'textile',
    title: {
      fr: 'Tenues brodées pour une équipe de plombiers',
      nl: 'Geborduurde werkkleding voor loodgieters',
      en: 'Embroidered workwear for plumbers',
    },
    place: { fr: 'Alost', nl: 'Aalst', en: 'Aalst' },
    facts: {
      material: {
        fr: 'Molleton 300 g/m², fil polyester',
        nl: 'Sweatstof van 300 g/m², polyestergaren',
        en: '300 g/m² fleece, polyester thread',
      },
      size: { fr: '36 pièces, logo de 9 cm', nl: '36 stuks, logo van 9 cm', en: '36 pieces, 9 cm logo' },
      time: { fr: 'livrées en 2 semaines', nl: 'geleverd na 2 weken', en: 'delivered in 2 weeks' },
    },
  },
  {
    sample: true,
    id: 'waiting-room-mural',
    scene: 'mural',
    lettering: 'HOUT',
    group: 'walls',
    ink: 'walls',
    title: {
      fr: 'Une forêt dans une salle d’attente',
      nl: 'Een bos in een wachtzaal',
      en: 'A forest in a waiting room',
    },
    place: { fr: 'Tervuren', nl: 'Tervuren', en: 'Tervuren' },
    facts: {
      material: {
        fr: 'Intissé mat, encres au latex',
        nl: 'Mat vliesbehang, latexinkt',
        en: 'Matt non-woven paper, latex inks',
      },
      size: { fr: '6,4 m sur 2,7 m', nl: '6,4 m bij 2,7 m', en: '6.4 m by 2.7 m' },
      time: { fr: 'posée en une journée', nl: 'in één dag geplaatst', en: 'hung in a day' },
    },
  },
  {
    sample: true,
    id: 'office-solar-film',
    scene: 'solar-film',
    group: 'walls',
    ink: 'signs',
    title: {
      fr: 'Un plateau de bureaux plein sud',
      nl: 'Een kantoorverdieping pal op het zuiden',
      en: 'A south-facing office floor',
    },
    place: { fr: 'Bruxelles', nl: 'Brussel', en: 'Brussels' },
    facts: {
      material: {
        fr: 'Film réfléchissant, pose extérieure',
        nl: 'Spiegelende folie, buiten geplaatst',
        en: 'Reflective film, fitted outside',
      },
      size: { fr: '64 m² de vitrage', nl: '64 m² glas', en: '64 m² of glass' },
      time: { fr: '2 jours, bureaux occupés', nl: '2 dagen, kantoor in gebruik', en: '2 days, desks in use' },
    },
  },
  {
    sample: true,
    id: 'notary-brand',
    scene: 'brand-sheet',
    lettering: 'Acte',
    group: 'design',
    ink: 'design',
    title: {
      fr: 'Le logo et la charte d’une étude notariale',
      nl: 'Logo en huisstijl voor een notariskantoor',
      en: 'A logo and guidelines for a notary’s office',
    },
    place: { fr: 'Namur', nl: 'Namen', en: 'Namur' },
    facts: {
      material: {
        fr: '1 logo, 2 polices, 4 couleurs',
        nl: '1 logo, 2 lettertypes, 4 kleuren',
        en: '1 logo, 2 typefaces, 4 colours',
      },
      size: { fr: '24 pages de charte', nl: 'handboek van 24 pagina’s', en: '24 pages of guidelines' },
      time: { fr: '3 semaines de dessin', nl: '3 weken tekenwerk', en: '3 weeks at the drawing board' },
    },
  },
];
