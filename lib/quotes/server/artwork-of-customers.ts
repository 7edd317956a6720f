import 'server-only';
import { bucketFor, hashAddress, hashReference } from '@/lib/limits/server/buckets';
import { consumeLimitsInMemory } from '@/lib/limits/server/consume-limits';
import { clientAddress } from '@/lib/security/client-address';
import { isOwnOrigin } from '@/lib/security/own-origin';
import { artworkTokenHeader } from '@/lib/uploads/artwork';
import { refuseParts } from '@/lib/uploads/server/answer-parts';
import { maxRequestFiles } from '../limits';
import { customerSender, type FindArtworkSender } from './artwork';
import { findCustomerRequest } from './customer-requests';
import { openStatusToken, readStatusToken } from './status-link';

/** Where customers send artwork in parts; below it each file has its own address. */
export const artworkPath = '/api/quotes/artwork';

/** The customer whose private link is in the header. */
export const findCustomerSender: FindArtworkSender = async ({ headers, method }, now) => {
  // Browsers name the origin with everything that changes something.
  if (method !== 'HEAD' && !isOwnOrigin(headers)) return refuseParts('forbidden');
  const place = hashAddress(clientAddress(headers));
  if (!consumeLimitsInMemory([bucketFor('artworkPartPerAddress', place)], now))
    return refuseParts('rateLimited');
  const token = readStatusToken(headers.get(artworkTokenHeader));
  const reference = token && (await openStatusToken(token));
  if (reference === null) return refuseParts('forbidden');
  return {
    sender: customerSender,
    reference,
    place,
    path: artworkPath,
    buckets: [
      bucketFor('artworkPerRequest', hashReference(reference)),
      bucketFor('artworkPerAddress', place),
      bucketFor('artworkPerAddressAndDay', place),
    ],
    findRefusal: async () => {
      const asked = await findCustomerRequest(reference);
      if (!asked) return 'forbidden';
      if (asked.withdrawnAt) return 'closed';
      return asked.files.length >= maxRequestFiles ? 'full' : null;
    },
  };
};
