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
      'Lettrages, plaques et signalétique, des lettres qu’on lit depuis le trottoir d’en face et des flèches qu’on suit sans y penser.',
      'Letters die u van de overkant leest en pijlen die u volgt zonder erbij na te denken.',
      'Letters you can read from across the street, and arrows you follow without thinking.',
    ),
  },
  vehicles: {
    sample: true,
    slug: say('vehicules', 'voertuigen', 'vehicles'),
    title: say('Véhicules', 'Voertuigen', 'Vehicle wraps'),
    intro: say(
      'Covering et lettrage de camionnettes et de voitures, jusqu’au film de protection que l’on ne voit pas.',
      'Bestelwagens, stadswagens, een roadster: van volledige wrap tot folie die niemand ziet.',
      'Vans, city cars, a roadster: from full wraps to film you can’t see.',
    ),
  },
  signs: {
    sample: true,
    slug: say('enseignes', 'lichtreclame-uithangborden', 'signs'),
    title: say('Enseignes', 'Lichtreclame en uithangborden', 'Shop signs'),
    intro: say(
      'Caissons, bandeaux et enseignes drapeaux, éclairés ou non, posés et raccordés par nos équipes.',
      'Lichtbakken, gevelbanden en uithangborden, met of zonder licht, geplaatst en aangesloten door onze ploegen.',
      'Light boxes, fascias and projecting signs, lit or not, fitted and wired by our team.',
    ),
  },
  displays: {
    sample: true,
    slug: say('baches-roll-ups-plv', 'doeken-roll-ups-displays', 'banners-roll-ups-displays'),
    title: say('Bâches, roll-ups et PLV', 'Doeken, roll-ups en displays', 'Banners, roll-ups and displays'),
    intro: say(
      'Bâches, roll-ups et présentoirs, tout ce qui se tend, se déroule ou se plie et se remonte ailleurs le lendemain.',
      'Wat u spant, afrolt of openvouwt en de dag nadien elders weer opzet.',
      'Lace it up, roll it out, fold it flat: here today, somewhere else tomorrow.',
    ),
  },
  textile: {
    sample: true,
    slug: say('textile', 'textiel', 'workwear-textiles'),
    title: say('Textile', 'Textiel', 'Workwear and textiles'),
    intro: say(
      'Polos, vestes et t-shirts brodés ou imprimés, des tenues que les équipes portent volontiers.',
      'Geborduurd om mee te gaan, bedrukt om op te vallen: kleding die ploegen graag dragen.',
      'Stitched to last, printed to be seen, and comfortable enough to wear all day.',
    ),
  },
  interiors: {
    sample: true,
    slug: say('murs-vitrages', 'muren-ramen', 'walls-windows'),
    title: say('Murs et vitrages', 'Muren en ramen', 'Walls and windows'),
    intro: say(
      'Fresques et papiers peints à la taille du mur, films solaires qui laissent entrer le jour sans la chaleur.',
      'Een beeld zo groot als de muur, folie die het daglicht binnenlaat en de warmte niet.',
      'A picture the size of the wall, film that lets in the light without the heat.',
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
      'Logos, chartes graphiques et sites internet, le dessin grâce auquel on vous reconnaît sur chaque surface.',
      'Het ontwerp vóór het snijwerk: waaraan men u op elk oppervlak herkent.',
      'Before we cut anything, somebody has to draw it.',
    ),
  },
};
