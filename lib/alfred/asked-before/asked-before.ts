import type { Locale } from '@/lib/i18n/locales';
import { associations } from './associations';
import { beside } from './beside';
import { betweenCustomers } from './between-customers';
import { beyond } from './beyond';
import { builders } from './builders';
import { bystanders } from './bystanders';
import { callers } from './callers';
import { cautious } from './cautious';
import { choosers } from './choosers';
import { clerks } from './clerks';
import { complainers } from './complainers';
import { conversations } from './conversations';
import { conversing } from './conversing';
import { counter } from './counter';
import { curious } from './curious';
import { detailMinded } from './detail-minded';
import { doubters } from './doubters';
import { drivers } from './drivers';
import { examiner } from './examiner';
import { firms } from './firms';
import { heldOut } from './held-out';
import { hosts } from './hosts';
import { householders } from './householders';
import { households } from './households';
import { inspector } from './inspector';
import { keepers } from './keepers';
import { locals } from './locals';
import { makers } from './makers';
import { managers } from './managers';
import { midway } from './midway';
import { motorists } from './motorists';
import { nearMisses } from './near-misses';
import { neighbours } from './neighbours';
import { newcomers } from './newcomers';
import { nobodysBusiness } from './nobodys-business';
import { noneOfOurs } from './none-of-ours';
import { offices } from './offices';
import { organisations } from './organisations';
import { outsiders } from './outsiders';
import { particular } from './particular';
import { passersAgain, passersBy } from './passers-by';
import { passing } from './passing';
import { places } from './places';
import { plainSpeakers } from './plain-speakers';
import { professionals } from './professionals';
import type { AskedBefore } from './question';
import { questions } from './questions';
import { rough } from './rough';
import { sceptics } from './sceptics';
import { searchers } from './searchers';
import { shopkeepers } from './shopkeepers';
import { storytellers } from './storytellers';
import { strangers } from './strangers';
import { strangersLater } from './strangers-later';
import { strangersMore } from './strangers-more';
import { strayVisitors } from './stray-visitors';
import { talkers } from './talkers';
import { testers } from './testers';
import { townsfolk } from './townsfolk';
import { tradespeople } from './tradespeople';
import { typists } from './typists';
import { uneasy } from './uneasy';
import { walkIns, walkInsAgain, walkInsShort } from './walk-ins';
import { walkInsLater } from './walk-ins-later';
import { wanderers } from './wanderers';
import { wary } from './wary';
import { youngsters } from './youngsters';

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
  ...associations,
  ...builders,
  ...curious,
  ...doubters,
  ...drivers,
  ...hosts,
  ...households,
  ...motorists,
  ...offices,
  ...searchers,
  ...shopkeepers,
  ...storytellers,
  ...tradespeople,
  ...youngsters,
  ...talkers,
  ...choosers,
  ...keepers,
  ...bystanders,
  ...wanderers,
  ...places,
  ...plainSpeakers,
  ...makers,
  ...neighbours,
  ...sceptics,
  ...clerks,
  ...complainers,
  ...betweenCustomers,
  ...managers,
  ...cautious,
  ...conversations,
  ...locals,
  ...typists,
  ...nearMisses,
  ...beyond,
  ...outsiders,
  ...passing,
  ...householders,
  ...nobodysBusiness,
  ...organisations,
  ...uneasy,
  ...midway,
  ...wary,
  ...professionals,
  ...strayVisitors,
  ...firms,
  ...testers,
  ...callers,
  ...conversing,
  ...detailMinded,
  ...particular,
];

/** What people asked in a language, each with the pages that answer it: what Alfred learns from (likely-pages.ts). */
export function askedBefore(locale: Locale): readonly AskedBefore[] {
  return all.filter((one) => one.locale === locale);
}
