import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { requestLine } from '../answer-part';
import { requestLabels } from '../request-labels';
import type { Sources } from '../sources';

type OwnRequestLines = { kind: 'none' | 'away' | 'signedOut' } | { kind: 'some'; lines: string[] };

const mostRequests = 5;

/** The requests of the account that asks, each in a sentence. */
export async function ownRequestLines(
  locale: Locale,
  sources: Pick<Sources, 'ownRequests'>,
): Promise<OwnRequestLines> {
  if (!sources.ownRequests) return { kind: 'signedOut' };
  const requests = await sources.ownRequests();
  if (requests === null) return { kind: 'away' };
  if (requests.length === 0) return { kind: 'none' };
  const { subjects, statuses } = requestLabels[locale];
  return {
    kind: 'some',
    lines: requests.slice(0, mostRequests).map((request) =>
      requestLine(
        {
          ...request,
          subject: subjects[request.subject],
          status: statuses[request.status],
          isOpen: request.status === 'new',
        },
        locale,
      ),
    ),
  };
}
