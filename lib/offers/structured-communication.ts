// The structured communication of Belgian banks (Febelfin, OGM-VCS): ten digits and two check digits, the remainder of the ten
// by 97, or 97 where nothing is left.

const checkOf = (digits: string) => String(Number(digits) % 97 || 97).padStart(2, '0');

/** @param digits ten of them */
export function structuredCommunication(digits: string): string {
  if (!/^\d{10}$/.test(digits)) throw new Error(`Not ten digits: ${digits}`);
  const whole = digits + checkOf(digits);
  return `+++${whole.slice(0, 3)}/${whole.slice(3, 7)}/${whole.slice(7)}+++`;
}

/** The ten digits of a communication as a bank or a person writes it, or null when its check digits are wrong. */
export function readStructuredCommunication(written: string): string | null {
  const whole = /^(?:\+{3}|\*{3})?(\d{3})\/?(\d{4})\/?(\d{5})(?:\+{3}|\*{3})?$/.exec(
    written.replace(/\s/g, ''),
  );
  if (!whole) return null;
  const digits = whole.slice(1).join('');
  const base = digits.slice(0, 10);
  return checkOf(base) === digits.slice(10) ? base : null;
}

/**
 * The communication of a payment for an offer, from its number: "D-2026-00042" pays with 1 2026 00042 and the check digits. The
 * leading 1 keeps other documents of the same year apart.
 */
export function communicationOfOffer(number: string): string {
  const parts = /^D-(\d{4})-(\d{5})$/.exec(number);
  if (!parts) throw new Error(`Not the number of an offer: ${number}`);
  return structuredCommunication(`1${parts[1]}${parts[2]}`);
}

/** The number of the offer that the ten digits of a communication stand for, or null. */
export function offerOfCommunication(digits: string): string | null {
  const parts = /^1(\d{4})(\d{5})$/.exec(digits);
  return parts ? `D-${parts[1]}-${parts[2]}` : null;
}
