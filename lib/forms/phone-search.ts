/**
 * A phone number as somebody reads it aloud, as the digits that stand in its stored form (E.164) whatever the country:
 * "0477 12 34 56", "+32 (0)477/12.34.56" and "0032477123456" hold "477123456". Null for what is no number, such as a
 * reference: numbers here begin with a zero or a plus.
 */
export function phoneDigitsOf(text: string): string | null {
  const typed = text.trim();
  if (!/^(?:\+|0)[\d\s./()-]*$/.test(typed)) return null;
  const digits = typed.replace('(0)', '').replace(/\D/g, '').replace(/^00?/, '');
  return digits.length >= 4 ? digits : null;
}
