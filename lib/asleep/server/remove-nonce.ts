import 'server-only';
import type { IncrementalCachedAppPageValue } from 'next/dist/server/response-cache';
import { UnexpectedPageError } from '../finish-page';

/**
 * Takes the nonce of the request that had a page rendered out of the page, which others will get: as an attribute in the
 * HTML, and as a property in the page's data, where it becomes what React writes for "undefined".
 *
 * @throws UnexpectedPageError when it stands anywhere else
 */
export function removeNonce(
  page: IncrementalCachedAppPageValue,
  nonce: string,
): IncrementalCachedAppPageValue {
  const fromData = (text: string) => {
    const clean = text
      .replaceAll(`"nonce":"${nonce}"`, '"nonce":"$undefined"')
      .replaceAll(`\\"nonce\\":\\"${nonce}\\"`, '\\"nonce\\":\\"$undefined\\"');
    if (clean.includes(nonce)) throw new UnexpectedPageError('the nonce of a request');
    return clean;
  };
  // One byte for one character, so that nothing binary is changed.
  const fromBytes = (bytes: Buffer) =>
    bytes.includes(nonce) ? Buffer.from(fromData(bytes.toString('latin1')), 'latin1') : bytes;
  return {
    ...page,
    html: fromData(page.html.replaceAll(` nonce="${nonce}"`, '')),
    rscData: page.rscData && fromBytes(page.rscData),
    segmentData:
      page.segmentData && new Map([...page.segmentData].map(([path, bytes]) => [path, fromBytes(bytes)])),
  };
}
