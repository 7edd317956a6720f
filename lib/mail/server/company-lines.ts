import 'server-only';
import { company } from '@/lib/company/company';
import { openingHours } from '@/lib/company/opening-hours';
import { formatClockTime } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { mailFooterCopy } from '../mail-footer-copy';

export interface CompanyLines {
  legalName: string;
  street: string;
  /** Postal code and town. */
  town: string;
  country: string;
  vat: string;
  /** Register of legal persons and court. */
  register: string;
  iban: string;
  phone: string;
  hours: string;
}

/** The agency's facts as lines of a mail. */
export function listCompanyLines(locale: Locale): CompanyLines {
  const copy = mailFooterCopy[locale];
  return {
    legalName: company.legalName[locale],
    street: company.address.street[locale],
    town: `${company.address.postalCode} ${company.address.city[locale]}`,
    country: company.address.country[locale],
    vat: copy.vat(company.vatNumber),
    register: `${company.register[locale]}, ${company.court[locale]}`,
    iban: `IBAN ${company.iban}`,
    phone: company.phone.display[locale],
    hours: copy.hours(
      formatClockTime(openingHours.opens, locale),
      formatClockTime(openingHours.closes, locale),
    ),
  };
}
