import { withLabel } from '@/lib/i18n/copy';
import type { Locale, Localized } from '@/lib/i18n/locales';
import { findFilm } from '@/lib/wrap-simulator/films';

const asked: Localized = {
  fr: 'Carte d’échantillons par la poste',
  nl: 'Stalenkaart met de post',
  en: 'Sample card by post',
};

/** What a request for a card says in the inbox and in mails to staff: the films with their codes. */
export function sampleMessage(films: readonly string[], locale: Locale): string {
  const names = films.map((id) => {
    const film = findFilm(id);
    return film ? `${film.code} ${film.name[locale]}` : id;
  });
  return withLabel(asked[locale], `${names.join(', ')}.`, locale);
}
