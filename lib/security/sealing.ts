import 'server-only';
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** What something is sealed for. One sealed for one purpose is worth nothing for another. */
export type SealingPurpose =
  | 'newsletter-token'
  | 'newsletter-leave'
  | 'invitation-token'
  | 'returned-form'
  | 'pending-address'
  | 'sign-up'
  | 'password-reset'
  | 'person-token'
  | 'second-factor'
  | 'alfred-question';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

function keyFor(secret: string, purpose: SealingPurpose): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `seal:${purpose}`, 32));
}

/** Authenticated encryption of bytes as base64url, so that only the site can read or make them. */
export function seal(secret: string, purpose: SealingPurpose, content: Uint8Array): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, keyFor(secret, purpose), nonce);
  const body = Buffer.concat([cipher.update(content), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
}

/** What `seal` was given, or null for anything it did not make. */
export function unseal(secret: string, purpose: SealingPurpose, text: string): Buffer | null {
  const sealed = Buffer.from(text, 'base64url');
  if (sealed.length < nonceBytes + tagBytes) return null;
  const decipher = createDecipheriv(algorithm, keyFor(secret, purpose), sealed.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]);
  } catch {
    return null;
  }
}
