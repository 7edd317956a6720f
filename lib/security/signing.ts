import 'server-only';
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** What a signature is for. One made for one purpose is worth nothing for another. */
export type SigningPurpose =
  | 'form-ticket'
  | 'upload-receipt'
  | 'attachment-link'
  | 'session-hash'
  | 'address-hash'
  | 'recipient-hash'
  | 'reference-hash'
  | 'quote-reference'
  | 'quote-received'
  | 'quote-status'
  | 'passport'
  | 'calendar-feed'
  | 'design-link'
  | 'design-owner'
  | 'held-design'
  | 'application-reference'
  | 'application-received'
  | 'newsletter-leave'
  | 'mail-reply'
  | 'mail-key'
  | 'mail-hook'
  | 'recovery-code';

const derivedKeys = new Map<string, Buffer>();

function keyFor(secret: string, purpose: SigningPurpose): Buffer {
  const name = `${purpose}\n${secret}`;
  let key = derivedKeys.get(name);
  if (!key) {
    key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
    derivedKeys.set(name, key);
  }
  return key;
}

/** HMAC-SHA-256 as 43 characters of base64url. */
export function keyedHash(secret: string, purpose: SigningPurpose, text: string): string {
  return createHmac('sha256', keyFor(secret, purpose)).update(text).digest('base64url');
}

/** Whether `hash` is the keyed hash of `text`, compared in constant time. */
export function isKeyedHash(secret: string, purpose: SigningPurpose, text: string, hash: string): boolean {
  const expected = Buffer.from(keyedHash(secret, purpose, text));
  const given = Buffer.from(hash);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const codeLetters = 'abcdefghijklmnopqrstuvwxyz234567';

/** The first 100 bits of the same as 20 small letters and digits (base32), for what may lose its capitals on the way. */
export function keyedCode(secret: string, purpose: SigningPurpose, text: string): string {
  const bytes = createHmac('sha256', keyFor(secret, purpose)).update(text).digest();
  let bits = 0n;
  for (const byte of bytes.subarray(0, 13)) bits = (bits << 8n) | BigInt(byte);
  bits >>= 4n;
  let code = '';
  for (let left = 20; left > 0; left -= 1) {
    code = codeLetters.charAt(Number(bits & 31n)) + code;
    bits >>= 5n;
  }
  return code;
}

/** Whether `code` is the keyed code of `text`, compared in constant time. */
export function isKeyedCode(secret: string, purpose: SigningPurpose, text: string, code: string): boolean {
  const expected = Buffer.from(keyedCode(secret, purpose, text));
  const given = Buffer.from(code);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** A payload with its signature, "payload.signature" in base64url: everyone can read it, nobody else can make it. */
export function signPayload(secret: string, purpose: SigningPurpose, payload: object): string {
  const body = Buffer.from(JSON.stringify(payload)).toString('base64url');
  return `${body}.${keyedHash(secret, purpose, body)}`;
}

/** What `signPayload` was given, or null for anything it did not make. Its shape is still to be checked. */
export function readSignedPayload(secret: string, purpose: SigningPurpose, text: string): unknown {
  if (text.length > 4096) return null;
  const [body, signature, ...rest] = text.split('.');
  if (!body || !signature || rest.length > 0 || !isKeyedHash(secret, purpose, body, signature)) return null;
  try {
    return JSON.parse(Buffer.from(body, 'base64url').toString());
  } catch {
    return null;
  }
}
