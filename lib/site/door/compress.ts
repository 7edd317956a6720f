import 'server-only';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Encoding } from './choose-encoding';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
// Node 22 before 22.15 has none.
const zstd = 'zstdCompress' in zlib ? promisify(zlib.zstdCompress) : null;

/** As small as each gets: it is done once for a version, on a thread of its own. Null where Node has no such encoding. */
export async function compress(bytes: Uint8Array, encoding: Encoding): Promise<Buffer | null> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, ZSTD_c_compressionLevel } = zlib.constants;
  if (encoding === 'gzip') return gzip(bytes, { level: 9 });
  if (encoding === 'br')
    return brotli(bytes, { params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: bytes.length } });
  if (zstd === null) return null;
  return zstd(bytes, { params: { [ZSTD_c_compressionLevel]: 19 } });
}
