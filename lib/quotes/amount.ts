// The browser uses these too. Amounts are whole euro cents: the largest that is taken is a billion euro.

export const maxAmountCents = 100_000_000_000;

function hundredthsOf(ratePercent: number): number {
  return Math.round(ratePercent * 100);
}

/** An amount with its VAT, which is rounded to the nearest cent, half a cent up. */
export function addVat(netCents: number, ratePercent: number): number {
  return netCents + Math.floor((netCents * hundredthsOf(ratePercent) + 5000) / 10_000);
}

/** The amount without VAT that lies nearest to one with VAT; `addVat` leads back to it, or to a cent beside it. */
export function removeVat(grossCents: number, ratePercent: number): number {
  return Math.round((grossCents * 10_000) / (10_000 + hundredthsOf(ratePercent)));
}

/**
 * An amount as somebody types it, in cents: "1250", "1.250,50", "1 250,5 €", "€1,250.50", "1250 EUR", "1.250,-". One or two
 * figures behind the last separator are cents, three are thousands, whatever the separator; none begin with 0. Null for anything else.
 */
export function parseAmount(typed: string): number | null {
  const text = typed.replace(/[\s\u00a0\u202f'’€]/gu, '').replace(/^euro?s?|euro?s?$/i, '');
  const whole =
    /^([1-9]\d{0,2}(?:([.,])\d{3})(?:\2\d{3})*|\d{1,12})(?:([.,])(?:(\d{1,2})|[-–—]{1,2}))?$/.exec(text);
  if (!whole) return null;
  const [, euros = '', thousands, decimal, cents = ''] = whole;
  if (thousands !== undefined && thousands === decimal) return null;
  const amount = Number(euros.replace(/[.,]/g, '')) * 100 + Number(cents.padEnd(2, '0'));
  return amount <= maxAmountCents ? amount : null;
}

/** What one field shows while the other is typed: as long as that cannot be read what it showed before, so that nothing is emptied. */
export function followAmount(typed: string, shown: string, write: (cents: number) => string): string {
  if (typed.trim() === '') return '';
  const cents = parseAmount(typed);
  return cents === null ? shown : write(cents);
}

/**
 * Which of the two amounts somebody typed: the one that is no longer what the form showed; without VAT if both, unless that
 * one was emptied.
 */
export function readAmounts(
  typed: { net: string; gross: string },
  shown: { net: string; gross: string },
  ratePercent: number,
): { netCents: number | null } | { error: 'net' | 'gross' } {
  const [net, gross] = [typed.net.trim(), typed.gross.trim()];
  const isGross = gross !== shown.gross && (net === shown.net || (net === '' && gross !== ''));
  const field = isGross ? 'gross' : 'net';
  if (typed[field].trim() === '') return { netCents: null };
  const cents = parseAmount(typed[field]);
  if (cents === null) return { error: field };
  return { netCents: field === 'net' ? cents : removeVat(cents, ratePercent) };
}
