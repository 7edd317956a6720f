import 'server-only';
import { applicationSubmissions } from '@/lib/careers/server/application-submissions';
import { eraseFromSpool } from '@/lib/forms/server/erase-from-spool';
import { incident } from '@/lib/log/incident';
import { quoteSubmissions } from '@/lib/quotes/server/quote-submissions';
import { removeForgottenFiles } from '@/lib/uploads/server/remove-forgotten-files';
import { call } from './call';

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
  for (const kind of [quoteSubmissions, applicationSubmissions]) {
    spoolForms += await eraseFromSpool(kind.openSpool(), address).catch((failure: unknown) => {
      incident(failure, { during: 'people.eraseFromSpool' });
      return 0;
    });
  }
  const areFilesRemoved = await removeForgottenFiles().then(
    () => true,
    (failure: unknown) => {
      incident(failure, { during: 'people.removeFiles' });
      return false;
    },
  );
  const outcome = { address, accounts, spool_forms: spoolForms, files_removed: areFilesRemoved };
  await call('complete_person_erasure', { erasure: receipt, outcome }).catch((failure: unknown) =>
    incident(failure, { during: 'people.completeReceipt' }),
  );
}
