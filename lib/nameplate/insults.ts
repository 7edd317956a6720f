/**
 * Words that a picture with our name under it does not say, in the three languages. Whole words, and their ends: a list that
 * looks inside of words refuses honest names. Words that are also names or trades ("Bite", "Con Brio", "Kanker") are not in it.
 */
const insults = [
  ...[
    'connard',
    'connards',
    'connasse',
    'connasses',
    'salope',
    'salopes',
    'salaud',
    'salauds',
    'pute',
    'putes',
    'putain',
  ],
  ...[
    'encule',
    'encules',
    'enculer',
    'enculee',
    'batard',
    'batards',
    'merde',
    'merdes',
    'niquer',
    'nique',
    'ntm',
  ],
  ...[
    'pede',
    'pedes',
    'tapette',
    'gouine',
    'branleur',
    'branleurs',
    'couilles',
    'trouduc',
    'bougnoule',
    'negro',
  ],
  ...['youpin', 'bicot', 'chintok', 'poufiasse', 'petasse', 'abruti'],
  ...[
    'klootzak',
    'klootzakken',
    'hoer',
    'hoeren',
    'hoerenzoon',
    'kut',
    'kutwijf',
    'lul',
    'lullen',
    'godverdomme',
    'neger',
  ],
  ...['kankerhoer', 'kankerlijer', 'tyfuslijer', 'flikker', 'mongool', 'trut', 'slet', 'sletten', 'neuken'],
  ...['makak', 'makakken', 'smeerlap', 'smeerlappen', 'achterlijk', 'strontzak', 'rotwijf'],
  ...[
    'fuck',
    'fucks',
    'fucker',
    'fuckers',
    'fucking',
    'fuckoff',
    'motherfucker',
    'shit',
    'shits',
    'bullshit',
    'cunt',
    'cunts',
  ],
  ...[
    'bitch',
    'bitches',
    'whore',
    'whores',
    'slut',
    'sluts',
    'asshole',
    'assholes',
    'arsehole',
    'bastard',
    'bastards',
  ],
  ...[
    'wanker',
    'wankers',
    'twat',
    'faggot',
    'faggots',
    'nigger',
    'niggers',
    'nigga',
    'retard',
    'retards',
    'paki',
  ],
  ...['hitler', 'nazi', 'nazis', 'siegheil', 'heilhitler'],
] as const;

const refused: ReadonlySet<string> = new Set(insults);

const disguises: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '€': 'e',
  '!': 'i',
};

/** Letters alone, without accents and disguises. */
function plain(word: string): string {
  return word
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[0134570@$€!]/gu, (sign) => disguises[sign] ?? sign)
    .replaceAll(/[^a-z]/g, '');
}

/** Whether a name holds a word that we put on no picture to send around. */
export function isInsult(name: string): boolean {
  const words = name.split(/[\s\-–—'’.,;:/&+_*]+/u).map(plain);
  // "m e r d e", and two words that are one.
  const spelled = words.filter((word) => word.length === 1).join('');
  const pairs = words.map((word, at) => word + (words[at + 1] ?? ''));
  return [...words, ...pairs, spelled].some(
    (word) => refused.has(word) || refused.has(word.replaceAll(/(.)\1{2,}/g, '$1')),
  );
}
