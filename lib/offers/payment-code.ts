import { compactIban, isIban } from './bank-account';

export interface Payment {
  /** Of the account. */
  name: string;
  iban: string;
  /** Cents. */
  amount: number;
  /** The Belgian structured communication, with its plus signs. */
  communication: string;
}

const cut = (text: string, length: number) => [...text.replace(/\s+/g, ' ').trim()].slice(0, length).join('');

/**
 * What a bank's app reads from the QR code of a payment (European Payments Council, EPC069-12, version 002), or null where
 * there is nothing to pay or no account to pay to. Its field for structured remittance is for ISO 11649 references, so the
 * Belgian communication goes into the one for text, as Belgian invoices have it. To be drawn with error correction M.
 */
export function paymentCode({ name, iban, amount, communication }: Payment): string | null {
  if (!isIban(iban) || amount < 1 || amount > 99_999_999_999) return null;
  const cents = String(amount % 100).padStart(2, '0');
  const lines = [
    'BCD',
    '002',
    '1',
    'SCT',
    // Within the European Economic Area no BIC is needed.
    '',
    cut(name, 70),
    compactIban(iban),
    `EUR${Math.floor(amount / 100)}.${cents}`,
    '',
    '',
    cut(communication, 140),
  ];
  return lines.join('\n');
}
