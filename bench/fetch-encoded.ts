import http from 'node:http';

/** Fetches as it goes over the wire: `body` stays encoded. Only plain http, which is all that is measured. */
export function fetchEncoded(
  url: string,
  acceptEncoding: string,
): Promise<{ status: number; encoding: string; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { headers: { 'accept-encoding': acceptEncoding } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('error', reject);
      answer.once('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          encoding: answer.headers['content-encoding'] ?? 'identity',
          body: Buffer.concat(parts),
        }),
      );
    });
    request.setTimeout(20_000, () => request.destroy(new Error(`${url} does not answer.`)));
    request.once('error', reject);
  });
}
