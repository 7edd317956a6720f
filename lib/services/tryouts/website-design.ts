import { contrastBetween } from '@/lib/drawing/contrast';
import { formatCount } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { colors } from '@/lib/theme/colors';
import { text } from '../service';
import type { TryoutChoice } from './tryout';

/** Colours of the text on the telephone, in the order of their switch, and of what it stands on. */
export const screenTexts = ['#a3a3a3', colors.ink] as const;
export const screenGround = '#ffffff';

/** What WCAG 2.2 asks of small text, level AA (1.4.3). */
const asked = 4.5;

function ratio(at: 0 | 1, locale: Locale): string {
  return formatCount(Math.round(contrastBetween(screenTexts[at], screenGround) * 10) / 10, locale);
}

export const sunlitScreen = {
  heading: text('Emmenez le site au soleil', 'Neem de site mee in de zon', 'Take the site into the sun'),
  places: {
    legend: text('Où lit-on la page ?', 'Waar leest men de pagina?', 'Where is the page read?'),
    options: [
      text('À l’intérieur', 'Binnen', 'Indoors'),
      text('En plein soleil', 'In volle zon', 'In full sun'),
    ],
  } satisfies TryoutChoice,
  texts: {
    legend: text('Avec quel texte ?', 'Met welke tekst?', 'With which text?'),
    options: [
      text('Gris chic', 'Chic grijs', 'Chic grey'),
      text('Noir franc', 'Eerlijk zwart', 'Plain black'),
    ],
  } satisfies TryoutChoice,
};

const norm = (locale: Locale) => formatCount(asked, locale);

/** What is left of each text, the grey one first, indoors and in the sun. */
export const screenSays = [
  [
    text(
      `Un contraste de ${ratio(0, 'fr')}, là où les règles WCAG demandent ${norm('fr')}. À la lampe, on s’en contente.`,
      `Een contrast van ${ratio(0, 'nl')}, terwijl de WCAG ${norm('nl')} vraagt. Bij lamplicht gaat het nog.`,
      `A contrast of ${ratio(0, 'en')} where WCAG asks for ${norm('en')}. By lamplight one makes do.`,
    ),
    text(
      'Le reflet mange le gris. Il reste un bouton, sans savoir de quoi.',
      'De weerschijn eet het grijs op. Er blijft een knop over, maar waarvoor?',
      'Glare eats the grey. A button remains, and no telling what for.',
    ),
  ],
  [
    text(
      `Un contraste de ${ratio(1, 'fr')}. Personne ne le remarque, et c’est le but.`,
      `Een contrast van ${ratio(1, 'nl')}. Niemand merkt het, en dat is de bedoeling.`,
      `A contrast of ${ratio(1, 'en')}. Nobody notices, which is the point.`,
    ),
    text(
      'Le même reflet, et l’adresse se lit encore sur le trottoir.',
      'Dezelfde weerschijn, en op de stoep leest men nog altijd het adres.',
      'The same glare, and on the pavement the address still reads.',
    ),
  ],
];
