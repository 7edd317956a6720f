import 'server-only';
import { z } from 'zod';
import { publishContent } from '@/lib/asleep/server/publish-content';
import { eraseFormsOf } from '@/lib/forms/server/forms-of-person';
import { incident } from '@/lib/log/incident';
import { ask } from '@/lib/supabase/ask';
import { forgetUnderWay } from '@/lib/uploads/server/forget-under-way';
import { removePersonalFiles } from './personal-files';
import { personalSpools } from './spools';

const timeoutMilliseconds = 20_000;

/**
 * What follows when the rows of a person are gone, and is not the database's: forms that still wait on the disk, and
 * files. Then the database is searched once more, and all is added to the receipt. A file that cannot be removed now is
 * remembered and removed later. Never throws: the erasure itself has taken place.
 */
export async function completeErasure(erasure: {
  receipt: string;
  address: string;
  accounts: readonly string[];
}): Promise<void> {
  const { receipt, address, accounts } = erasure;
  let spoolForms = 0;
  let areFormsErased = true;
  for (const { spool } of personalSpools()) {
    spoolForms += await eraseFormsOf(spool, address).catch((failure: unknown) => {
      incident(failure, { during: 'people.eraseFromSpool' });
      areFormsErased = false;
      return 0;
    });
  }
  await forgetUnderWay().catch((failure: unknown) => incident(failure, { during: 'people.forgetUnderWay' }));
  const areFilesRemoved = await removePersonalFiles();
  // What they had said of the house may have been shown.
  await publishContent('showcase').catch((failure: unknown) =>
    incident(failure, { during: 'people.publish' }),
  );
  const outcome = {
    address,
    accounts,
    spool_forms: spoolForms,
    files_removed: areFilesRemoved && areFormsErased,
  };
  const completed = ask(
    'complete_person_erasure',
    { erasure: receipt, outcome },
    z.unknown(),
    timeoutMilliseconds,
  );
  await completed.catch((failure: unknown) => incident(failure, { during: 'people.completeReceipt' }));
}
