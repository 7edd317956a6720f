import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';

const stepSeconds = 30;
const digits = 6;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The half minute that a moment lies in. */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / stepSeconds);

/** The code of a half minute (RFC 6238 with SHA-1, which every authenticator app takes). */
export function codeOf(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  return String((mac.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 10 ** digits).padStart(digits, '0');
}

/**
 * The half minute whose code this is: the present one, or its neighbour, because clocks differ. All three are compared in
 * full, in constant time.
 */
export function stepOfCode(secret: Uint8Array, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const given = Buffer.from(code);
  const present = stepAt(now);
  return [present - 1, present, present + 1].reduce<number | null>(
    (found, step) => (timingSafeEqual(Buffer.from(codeOf(secret, step)), given) ? step : found),
    null,
  );
}

/** Base 32 without padding (RFC 4648): how authenticator apps take a secret. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)])
    .join('');
}

/** What an authenticator app reads from a QR code or a link. */
export function authenticatorUrl(issuer: string, account: string, secret: Uint8Array): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${toBase32(secret)}&issuer=${encodeURIComponent(issuer)}`;
}
