import type { Sample } from '@/lib/company/sample';
import type { Localized } from '@/lib/i18n/locales';
import { type SeedCategoryKey, say } from './seed-work';

interface SeedCategory extends Sample {
  slug: Localized;
  title: Localized;
  intro: Localized;
}

export const seedCategories: Record<SeedCategoryKey, SeedCategory> = {
  shopfronts: {
    sample: true,
    slug: say('facades-signaletique', 'gevels-bewegwijzering', 'shopfronts-wayfinding'),
    title: say('Façades et signalétique', 'Gevels en bewegwijzering', 'Shopfronts and wayfinding'),
    intro: say(
      'Des lettres qu’on lit depuis le trottoir d’en face, et des flèches qu’on suit sans y penser.',
      'Letters die je van de overkant leest, en pijlen die je volgt zonder erbij na te denken.',
      'Letters you can read from across the street, and arrows you follow without thinking.',
    ),
  },
  vehicles: {
    sample: true,
    slug: say('vehicules', 'voertuigen', 'vehicles'),
    title: say('Véhicules', 'Voertuigen', 'Vehicles'),
    intro: say(
      'Des camionnettes, des citadines, un roadster : du covering complet au film que l’on ne voit pas.',
      'Bestelwagens, stadswagens, een roadster: van volledige wrap tot folie die je niet ziet.',
      'Vans, city cars, a roadster: from full wraps to film you cannot see.',
    ),
  },
  signs: {
    sample: true,
    slug: say('enseignes', 'lichtreclame-uithangborden', 'signs'),
    title: say('Enseignes', 'Lichtreclame en uithangborden', 'Signs'),
    intro: say(
      'Caissons, bandeaux et drapeaux, éclairés ou non, posés et raccordés par nos équipes.',
      'Lichtbakken, gevelbanden en uithangborden, met of zonder licht, geplaatst en aangesloten door onze ploegen.',
      'Light boxes, fascias and projecting signs, lit or not, fitted and wired by our crews.',
    ),
  },
  displays: {
    sample: true,
    slug: say('baches-roll-ups-plv', 'doeken-roll-ups-displays', 'banners-roll-ups-displays'),
    title: say('Bâches, roll-ups et PLV', 'Doeken, roll-ups en displays', 'Banners, roll-ups and displays'),
    intro: say(
      'Ce qui se tend, se déroule ou se plie, et se remonte ailleurs le lendemain.',
      'Wat je spant, afrolt of openvouwt, en de dag nadien ergens anders weer opzet.',
      'What is laced, rolled out or folded, and put up somewhere else the next day.',
    ),
  },
  textile: {
    sample: true,
    slug: say('textile', 'textiel', 'textile'),
    title: say('Textile', 'Textiel', 'Textile'),
    intro: say(
      'Brodé pour durer, imprimé pour se voir : des tenues que les équipes portent volontiers.',
      'Geborduurd om mee te gaan, bedrukt om op te vallen: kleding die ploegen graag dragen.',
      'Stitched to last, printed to be seen: clothes that crews are happy to wear.',
    ),
  },
  interiors: {
    sample: true,
    slug: say('murs-vitrages', 'muren-ramen', 'walls-windows'),
    title: say('Murs et vitrages', 'Muren en ramen', 'Walls and windows'),
    intro: say(
      'Une image à la taille du mur, un film qui laisse entrer le jour sans la chaleur.',
      'Een beeld zo groot als de muur, folie die het daglicht binnenlaat en de warmte niet.',
      'A picture the size of the wall, a film that lets in the day without the heat.',
    ),
  },
  brands: {
    sample: true,
    slug: say('logos-chartes-sites', 'logo-huisstijl-website', 'logos-guidelines-websites'),
    title: say(
      'Logos, chartes et sites',
      'Logo’s, huisstijlen en websites',
      'Logos, guidelines and websites',
    ),
    intro: say(
      'Le dessin avant la découpe : ce qui fait qu’on vous reconnaît sur chaque surface.',
      'Het ontwerp voor het snijwerk: waaraan men u op elk oppervlak herkent.',
      'The drawing before the cutting: what makes you known on every surface.',
    ),
  },
};
