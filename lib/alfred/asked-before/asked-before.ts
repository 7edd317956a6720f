import type { Locale } from '@/lib/i18n/locales';
import { beside } from './beside';
import { counter } from './counter';
import { examiner } from './examiner';
import { heldOut } from './held-out';
import { inspector } from './inspector';
import { newcomers } from './newcomers';
import { noneOfOurs } from './none-of-ours';
import { passersAgain, passersBy } from './passers-by';
import type { AskedBefore } from './question';
import { questions } from './questions';
import { rough } from './rough';
import { strangers } from './strangers';
import { strangersLater } from './strangers-later';
import { strangersMore } from './strangers-more';
import { townsfolk } from './townsfolk';
import { walkIns, walkInsAgain, walkInsShort } from './walk-ins';
import { walkInsLater } from './walk-ins-later';

const all: readonly AskedBefore[] = [
  ...questions,
  ...heldOut,
  ...walkIns,
  ...walkInsAgain,
  ...walkInsShort,
  ...walkInsLater,
  ...rough,
  ...strangers,
  ...strangersMore,
  ...strangersLater,
  ...passersBy,
  ...passersAgain,
  ...noneOfOurs,
  ...counter,
  ...beside,
  ...newcomers,
  ...examiner,
  ...townsfolk,
  ...inspector,
];

/** What people asked in a language, each with the pages that answer it: what Alfred learns from (likely-pages.ts). */
export function askedBefore(locale: Locale): readonly AskedBefore[] {
  return all.filter((one) => one.locale === locale);
}
