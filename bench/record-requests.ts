import type { BrowserContext, CDPSession, Page } from '@playwright/test';

export interface RecordedRequest {
  url: string;
  /** As the developer tools call it: Document, Script, Font, Image, Fetch … */
  type: string;
  /** On the wire, headers of the answer included. */
  bytes: number;
}

const quietMilliseconds = 1_000;
const longestMilliseconds = 30_000;

/** What a page asks of the network, from now on; the browser's own favicon request is not shown to anyone. */
export async function recordRequests(context: BrowserContext, page: Page) {
  const session: CDPSession = await context.newCDPSession(page);
  const requests = new Map<string, RecordedRequest>();
  const running = new Set<string>();
  let lastChange = Date.now();
  const changed = () => {
    lastChange = Date.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!/^https?:/.test(request.url)) return;
    changed();
    running.add(requestId);
    requests.set(requestId, { url: request.url, type: type ?? 'Other', bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    changed();
    running.delete(requestId);
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  session.on('Network.loadingFailed', ({ requestId }) => {
    changed();
    running.delete(requestId);
  });
  await session.send('Network.enable');
  return {
    session,
    list: () => [...requests.values()],
    /** Resolves when nothing has been asked or answered for a second. */
    async untilQuiet() {
      const deadline = Date.now() + longestMilliseconds;
      while (Date.now() < deadline && (running.size > 0 || Date.now() - lastChange < quietMilliseconds)) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}
