// Where the site weighs one thing against another: what is asked of two things is not answered by what one of them says.

/** Words that ask to choose, in all languages, on `plainText`. */
const choice =
  /\b(ou|of|or|versus|vs|difference|differences|verschil|verschillen|mieux|beter|beste|better|best|choisir|kies|kiezen|choose|which|lequel|laquelle|welke)\b/;

interface Compared {
  one: RegExp;
  other: RegExp;
  /** Ids of the passages that weigh them, the first to be quoted first. */
  passages: readonly string[];
}

const rows: readonly Compared[] = [
  {
    one: /\b(covering|wrap|wraps|wrapping|wrappen)\b/,
    other: /\b(ppf|film de protection|beschermfolie|lakbescherming|protection film)\b/,
    passages: ['wrapping-ppf#section-2.3', 'wrapping-ppf#section-2.1', 'wrapping-ppf#section-2.2'],
  },
  {
    one: /\b(broderie|broder|borduren|borduurwerk|borduursel|embroidery|embroidered|embroider)\b/,
    other:
      /\b(impression|imprimer|serigraphie|bedrukken|bedrukking|druk|drukken|zeefdruk|print|printed|printing)\b/,
    passages: [
      'textile-printing-embroidery#section-2.2',
      'textile-printing-embroidery#section-2.1',
      'textile-printing-embroidery#section-2.4',
    ],
  },
];

/** Every passage that answers a comparison. */
export const comparingPassages: readonly string[] = rows.flatMap(({ passages }) => passages);

/** The passages that weigh the two things of a question against each other; none when it compares nothing. */
export function passagesComparing(plain: string): readonly string[] {
  if (!choice.test(plain)) return [];
  return rows.find(({ one, other }) => one.test(plain) && other.test(plain))?.passages ?? [];
}
