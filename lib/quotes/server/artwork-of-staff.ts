import 'server-only';
import { bucketFor } from '@/lib/limits/server/buckets';
import { consumeLimitsInMemory } from '@/lib/limits/server/consume-limits';
import { isOwnOrigin } from '@/lib/security/own-origin';
import { refuseStaff } from '@/lib/staff/server/refuse-staff';
import { findStaffOf } from '@/lib/staff/server/staff';
import { refuseParts } from '@/lib/uploads/server/answer-parts';
import { maxStaffFiles } from '../limits';
import { type FindArtworkSender, senderOf } from './artwork';
import { findQuoteRequest } from './staff-requests';

/** Where staff send artwork for a request in parts; below it each file has its own address. */
export const staffArtworkPath = (reference: string): string => `/api/admin/requests/${reference}/artwork`;

/** A colleague who answers requests, by their session. */
export function findStaffSender(reference: string): FindArtworkSender {
  return async ({ headers, method }, now) => {
    if (method !== 'HEAD' && !isOwnOrigin(headers)) return refuseParts('forbidden');
    const answer = await findStaffOf('requests');
    if (answer.status !== 'staff') return refuseStaff(answer.status);
    const { staff } = answer;
    const account = staff.viewer.id;
    if (!consumeLimitsInMemory([bucketFor('artworkPartPerColleague', account)], now))
      return refuseParts('rateLimited');
    return {
      sender: senderOf(account),
      reference,
      place: account,
      path: staffArtworkPath(reference),
      buckets: [bucketFor('artworkPerColleague', account), bucketFor('artworkPerColleagueAndDay', account)],
      findRefusal: async () => {
        const request = await findQuoteRequest(staff, reference);
        if (!request) return 'forbidden';
        return request.files.filter(({ addedBy }) => addedBy !== null).length >= maxStaffFiles
          ? 'full'
          : null;
      },
    };
  };
}
