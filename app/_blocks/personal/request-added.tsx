import { randomUUID } from 'node:crypto';
import type { LinkedFile } from '@/components/quotes/staff/request-files';
import { StaffFiles } from '@/components/quotes/staff/staff-files';
import type { Locale } from '@/lib/i18n/locales';
import { maxStaffFiles } from '@/lib/quotes/limits';
import { showFilesAgain } from '@/lib/quotes/request/actions';
import { addingOutcomes } from '@/lib/quotes/request/added-files';
import { staffArtworkPath } from '@/lib/quotes/server/artwork-of-staff';
import { loadStaffArtworkLabels } from '@/lib/uploads/artwork-labels';
import { uploadTarget } from '@/lib/uploads/upload-purposes';

/** The files that staff added to a request, on its page. */
export async function RequestAdded({
  reference,
  files,
  outcome,
  locale,
}: {
  reference: string;
  /** All of the request. */
  files: readonly LinkedFile[];
  /** What the address says became of the form. */
  outcome: unknown;
  locale: Locale;
}) {
  return (
    <StaffFiles
      files={files.filter(({ addedBy }) => addedBy !== null)}
      endpoint={`/api/admin/requests/${reference}/files?locale=${locale}`}
      formKey={randomUUID()}
      accept={uploadTarget('quote').accept}
      outcome={addingOutcomes.find((known) => known === outcome) ?? null}
      artwork={{
        endpoint: staffArtworkPath(reference),
        headers: {},
        // Not the reference: in one browser, a file that the customer's page has begun is gone on with there alone.
        subject: staffArtworkPath(reference),
        labels: await loadStaffArtworkLabels(locale, maxStaffFiles),
        locale,
        showAgain: showFilesAgain,
      }}
      locale={locale}
    />
  );
}
