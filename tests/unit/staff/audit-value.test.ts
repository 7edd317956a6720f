import { expect, test } from 'vitest';
import { formatAmount, formatDay } from '@/lib/i18n/format';
import { locales } from '@/lib/i18n/locales';
import { auditFigure } from '@/lib/staff/audit-value';

test.each(locales)(
  'amounts of cents and days are written as in the rest of the back office, in %s',
  (locale) => {
    for (const column of ['cents', 'amount_net_cents', 'gross_cents']) {
      expect(auditFigure(column, 62_781, locale)).toBe(formatAmount(62_781, locale));
    }
    expect(auditFigure('amount_cents', '0', locale)).toBe(formatAmount(0, locale));
    expect(auditFigure('paid_on', '2026-11-26', locale)).toBe(
      formatDay(new Date('2026-11-26T12:00:00Z'), locale),
    );
  },
);

test('what is neither stays as it is', () => {
  for (const [column, value] of [
    ['vat_rate', 21],
    ['number', 'D-2026-00001'],
    ['cents', 'unknown'],
    ['at', '2026-11-26T12:00:00Z'],
    ['cents', 1.5],
  ] as const) {
    expect(auditFigure(column, value, 'fr'), column).toBeNull();
  }
});
