import 'server-only';
import { purgeConversations } from '@/lib/alfred/server/purge-conversations';
import { forgetPayers } from '@/lib/bank/server/bank-store';
import { purgeApplications } from '@/lib/careers/server/purge-applications';
import { purgeCustomers } from '@/lib/customers/server/purge-customers';
import { purgeDesigns } from '@/lib/designs/server/design-store';
import { purgePictures } from '@/lib/designs/server/pictures';
import { purgeAbsences } from '@/lib/fittings/server/absence-store';
import { purgePhotoFiles } from '@/lib/jobs/server/photo-files';
import { retention } from '@/lib/legal/retention';
import { log } from '@/lib/log/log';
import type { TurnResult } from '@/lib/loops/loop';
import { purgeTray } from '@/lib/mail-in/server/tray-store';
import { purgeSubscriptions } from '@/lib/newsletter/server/subscriptions';
import { purgeNotices } from '@/lib/notices/server/notice-store';
import { purgeInvoices } from '@/lib/offers/server/invoice-store';
import { purgeOfferFiles } from '@/lib/offers/server/offer-files';
import { purgeMessages } from '@/lib/outbox/server/outbox-store';
import { purgePassports } from '@/lib/passports/server/purge-passports';
import { purgeWorks } from '@/lib/portfolio/server/purge-works';
import { purgeProofFiles } from '@/lib/proofs/server/proof-files';
import { purgeOrders, purgeRequests } from '@/lib/quotes/server/purge-requests';
import { purgeSampleCards } from '@/lib/quotes/server/purge-sample-cards';
import { purgeDrafts } from '@/lib/quotes/server/quote-drafts';
import { purgeShowcase } from '@/lib/showcase/server/purge-showcase';
import { purgeAuditLog, purgeInvitations, purgeReceipts } from '@/lib/staff/server/purge-staff-records';
import { removeForgottenFiles } from '@/lib/uploads/server/remove-forgotten-files';
import { removeExpired } from '@/lib/uploads/server/under-way';
import { purgeBrowsingData } from '@/lib/visits/server/purge-browsing-data';

interface RetentionRule {
  /** What it deletes, as the log and `npm run retention` call it. */
  name: string;
  /** Deletes what is older than it may be; returns how much. Throws while the backend is away. */
  purge(now: Date): Promise<number>;
}

const dayMilliseconds = 24 * 60 * 60 * 1000;

const purgeMails = (now: Date) =>
  purgeMessages(new Date(now.getTime() - retention.sentMailDays * dayMilliseconds));

/** Everything that is deleted because its time is over. */
const rules: readonly RetentionRule[] = [
  { name: 'job applications', purge: purgeApplications },
  // Before what is kept because of them.
  { name: 'orders that need not be kept', purge: purgeOrders },
  { name: 'requests that led to nothing', purge: purgeRequests },
  { name: 'customers without a request', purge: purgeCustomers },
  { name: 'addresses of sample cards', purge: purgeSampleCards },
  { name: 'passports whose warranty is over', purge: purgePassports },
  { name: 'drafts of answers', purge: purgeDrafts },
  { name: 'mails without a request', purge: purgeTray },
  { name: 'mails that left or were set aside', purge: purgeMails },
  { name: 'payers of bank lines', purge: forgetPayers },
  { name: 'designs', purge: purgeDesigns },
  { name: 'conversations with Alfred', purge: purgeConversations },
  { name: 'pictures of designs', purge: purgePictures },
  { name: 'newsletter subscriptions', purge: purgeSubscriptions },
  { name: 'browsing data', purge: purgeBrowsingData },
  { name: 'staff invitations', purge: purgeInvitations },
  { name: 'notices of staff', purge: purgeNotices },
  { name: 'absences of staff', purge: purgeAbsences },
  { name: 'audit log', purge: purgeAuditLog },
  { name: 'receipts of erasures', purge: purgeReceipts },
  { name: 'deleted works', purge: purgeWorks },
  { name: 'testimonials that are not shown', purge: purgeShowcase },
  { name: 'files that never came whole', purge: removeExpired },
  { name: 'files of erased rows', purge: removeForgottenFiles },
  { name: 'invoices', purge: purgeInvoices },
  { name: 'files of erased offers', purge: purgeOfferFiles },
  { name: 'files of erased proofs', purge: purgeProofFiles },
  { name: 'files of removed photos of jobs', purge: purgePhotoFiles },
];

export interface RetentionOutcome {
  name: string;
  /** How much was deleted, or why not. */
  result: { deleted: number } | { failed: string };
}

/** Applies every rule; one that fails keeps no other from its work. */
export async function runRetention(now: Date): Promise<RetentionOutcome[]> {
  const outcomes: RetentionOutcome[] = [];
  for (const { name, purge } of rules) {
    const result = await purge(now).then(
      (deleted) => ({ deleted }),
      (error: unknown) => ({ failed: error instanceof Error ? error.message : String(error) }),
    );
    outcomes.push({ name, result });
  }
  return outcomes;
}

/** The turn of work that applies the rules while the site runs. */
export async function retentionTurn(now: Date): Promise<TurnResult> {
  const outcomes = await runRetention(now);
  for (const { name, result } of outcomes) {
    if ('failed' in result) log.warn('retention.failed', { rule: name, reason: result.failed });
    else if (result.deleted > 0) log.info('retention.deleted', { rule: name, count: result.deleted });
  }
  return outcomes.some(({ result }) => 'failed' in result) ? 'away' : 'idle';
}
