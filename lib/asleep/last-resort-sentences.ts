/** The last resort cannot rely on anything of the site, not even on its language: it speaks all three. */
export const lastResortSentences = [
  {
    locale: 'fr',
    title: 'Une erreur s’est produite',
    text: 'La page n’a pas pu être affichée. Rechargez-la dans un instant.',
    retry: 'Réessayer',
    home: 'Page d’accueil',
    homeHref: '/',
  },
  {
    locale: 'nl',
    title: 'Er is een fout opgetreden',
    text: 'De pagina kon niet worden getoond. Laad ze zo dadelijk opnieuw.',
    retry: 'Opnieuw proberen',
    home: 'Startpagina',
    homeHref: '/nl',
  },
  {
    locale: 'en',
    title: 'Something went wrong',
    text: 'The page could not be shown. Load it again in a moment.',
    retry: 'Try again',
    home: 'Home page',
    homeHref: '/en',
  },
] as const;
