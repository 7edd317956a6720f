import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { sealedSeconds } from '@/lib/accounts/server/sealed-cookie';
import { mostWorks } from '@/lib/browser/kept-work';
import { closedName, consentName } from '@/lib/browser/stored-consent';
import { applicationNotes } from '@/lib/careers/careers-copy';
import { jobOffers } from '@/lib/careers/job-offers';
import { company } from '@/lib/company/company';
import { wrapWarranty } from '@/lib/content/facts';
import { mostOwnDesigns, ownDesignsMaxAge } from '@/lib/designs/server/own-designs';
import { returnedFormLifetime } from '@/lib/forms/server/returned-form';
import { formatDuration } from '@/lib/i18n/format';
import { localeCookie, localeCookieMaxAge } from '@/lib/i18n/locale-cookie';
import { type Locale, type Localized, locales } from '@/lib/i18n/locales';
import { consumerMediationService, dataProtectionAuthority } from '@/lib/legal/authorities';
import type { LegalDocument } from '@/lib/legal/legal-document';
import { hosting, legalNotice } from '@/lib/legal/legal-notice';
import { privacy } from '@/lib/legal/privacy';
import { retention } from '@/lib/legal/retention';
import { terms } from '@/lib/legal/terms';
import { signedInHint } from '@/lib/security/signed-in-hint';
import { isVerifierCookie, sessionCookieName, verifierSeconds } from '@/lib/supabase/session-cookies';
import { returningKey, sessionKey, visitKeys } from '@/lib/visits/visit-storage';
import en from '@/messages/en.json';
import fr from '@/messages/fr.json';
import nl from '@/messages/nl.json';
import { listFiles, readSource } from '../../support/source-files';

const documents = { terms, legalNotice, privacy };

function textsOf({ intro, articles }: LegalDocument): Localized[] {
  return [intro, ...articles.flatMap(({ paragraphs, list = [] }) => [...paragraphs, ...list])];
}

const wholeText = (document: LegalDocument, locale: Locale) =>
  textsOf(document)
    .map((text) => text[locale])
    .join('\n');

function articleText(document: LegalDocument, id: string, locale: Locale): string {
  const article = document.articles.find((one) => one.id === id);
  if (!article) throw new Error(`No article is called ${id}`);
  return [...article.paragraphs, ...(article.list ?? [])].map((text) => text[locale]).join('\n');
}

describe.each(Object.entries(documents))('%s', (_, document) => {
  test('says every article in three languages, each in its own words', () => {
    for (const { id, paragraphs } of document.articles) {
      expect(paragraphs.length, id).toBeGreaterThan(0);
    }
    for (const text of textsOf(document)) {
      expect(new Set(locales.map((locale) => text[locale].trim())).size, text.en).toBe(3);
      for (const locale of locales) expect(text[locale].trim()).not.toBe('');
    }
  });

  test('has one anchor an article, and none that the page uses itself', () => {
    const ids = document.articles.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).not.toContain('contents');
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  test('has a version and a day from which it applies', () => {
    expect(document.version).toMatch(/^\d+\.\d+$/);
    expect(new Date(`${document.date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(document.date);
  });

  test('has a search title of at most 60 characters and a description of 110 to 155', () => {
    for (const locale of locales) {
      expect([...document.seo.title[locale]].length).toBeLessThanOrEqual(60);
      expect([...document.seo.description[locale]].length).toBeGreaterThanOrEqual(110);
      expect([...document.seo.description[locale]].length).toBeLessThanOrEqual(155);
    }
  });
});

test('no legal text writes a fact of the company or of its host by hand', () => {
  const folder = path.resolve('lib/legal');
  const { phone, address, email, enterpriseNumber, vatNumber, legalName, register } = company;
  const facts = [
    ...Object.values(phone.display),
    ...Object.values(legalName),
    ...Object.values(register),
    address.street.fr,
    email,
    enterpriseNumber,
    vatNumber,
  ];
  for (const file of readdirSync(folder)) {
    const source = readFileSync(path.join(folder, file), 'utf8');
    expect(
      facts.filter((fact) => source.includes(fact)),
      file,
    ).toEqual([]);
    expect(source.split(hosting.name).length - 1, file).toBe(file === 'legal-notice.ts' ? 1 : 0);
  }
});

describe.each(locales)('in %s', (locale) => {
  test('the legal notice identifies the company as the law asks', () => {
    const publisher = articleText(legalNotice, 'publisher', locale);
    const { address } = company;
    for (const fact of [
      company.legalName[locale],
      company.legalForm[locale],
      address.street[locale],
      address.postalCode,
      address.city[locale],
      company.email,
      company.phone.display[locale],
      company.enterpriseNumber,
      company.vatNumber,
      company.register[locale],
    ]) {
      expect(publisher).toContain(fact);
    }
    expect(articleText(legalNotice, 'hosting', locale)).toContain(hosting.name);
  });

  test('the privacy policy names its controller and the authority', () => {
    const controller = articleText(privacy, 'controller', locale);
    for (const fact of [company.legalName[locale], company.address.street[locale], company.email]) {
      expect(controller).toContain(fact);
    }
    const complaint = articleText(privacy, 'authority', locale);
    for (const fact of [dataProtectionAuthority.address[locale], dataProtectionAuthority.email[locale]]) {
      expect(complaint).toContain(fact);
    }
  });

  test('the privacy policy states how long everything is kept', () => {
    const years = { fr: '10\u00a0ans', nl: '10\u00a0jaar', en: '10\u00a0years' }[locale];
    const months = { fr: '13\u00a0mois', nl: '13\u00a0maanden', en: '13\u00a0months' }[locale];
    const logs = { fr: '30\u00a0jours', nl: '30\u00a0dagen', en: '30\u00a0days' }[locale];
    const left = {
      fr: /désinscription.* 30 jours/,
      nl: /uitschrijft.* 30 dagen/,
      en: /unsubscribe.* 30 days/,
    };
    const unconfirmed = {
      fr: /jamais confirmée.* 7 jours/,
      nl: /nooit bevestigd.* 7 dagen/,
      en: /never confirmed.* 7 days/,
    };
    const requests = { fr: '2\u00a0ans', nl: '2\u00a0jaar', en: '2\u00a0years' }[locale];
    const applications = { fr: '6\u00a0mois', nl: '6\u00a0maanden', en: '6\u00a0months' }[locale];
    const kept = articleText(privacy, 'retention', locale);
    for (const period of [years, requests, months, logs, applications]) expect(kept).toContain(period);
    expect(kept).toMatch(
      { fr: /Photos.*retirer/, nl: /Foto’s.*verwijderen/, en: /Photographs.*remove/ }[locale],
    );
    expect(kept).toMatch(left[locale]);
    expect(kept).toMatch(unconfirmed[locale]);
  });

  test('the careers page and the privacy policy promise the same for applications', () => {
    const { applicationMonths, applicationMonthsWithConsent } = retention;
    const line = privacy.articles
      .find(({ id }) => id === 'retention')
      ?.list?.map((text) => text[locale])
      .find((text) => text.includes(` ${applicationMonths}\u00a0`));
    expect(line).toContain(String(applicationMonthsWithConsent));
    expect(applicationNotes.retention[locale]).toContain(`${applicationMonths}\u00a0`);
    expect(applicationNotes.longer[locale]).toContain(`${applicationMonthsWithConsent}\u00a0`);
  });

  test('the terms give the warranty of the price list and the authority that mediates', () => {
    expect(articleText(terms, 'warranty', locale)).toContain(formatDuration(wrapWarranty, locale));
    expect(articleText(terms, 'complaints', locale)).toContain(consumerMediationService.email[locale]);
    expect(articleText(terms, 'law', locale)).toContain(company.court[locale]);
    expect(articleText(terms, 'definitions', locale)).toContain(company.register[locale]);
    expect(articleText(terms, 'payment', locale)).toContain(company.iban);
  });

  test('the terms keep to the ceilings of book XIX for consumers who pay late', () => {
    const late = articleText(terms, 'late-payment', locale);
    const amounts = {
      fr: [
        '40\u00a0€',
        '150\u00a0€',
        '20\u00a0€',
        '150,01\u00a0€',
        '500\u00a0€',
        '30\u00a0€',
        '65\u00a0€',
        '2\u202f000\u00a0€',
      ],
      nl: [
        '€\u00a040',
        '€\u00a0150',
        '€\u00a020',
        '€\u00a0150,01',
        '€\u00a0500',
        '€\u00a030',
        '€\u00a065',
        '€\u00a02.000',
      ],
      en: ['€40', '€150', '€20', '€150.01', '€500', '€30', '€65', '€2,000'],
    }[locale];
    for (const amount of amounts) expect(late).toContain(amount);
    expect(late).toContain('XIX');
  });

  test('the terms tell consumers of the 14 days and of the exception for made-to-order goods', () => {
    const withdrawal = articleText(terms, 'withdrawal', locale);
    expect(withdrawal).toMatch(/14\s/);
    expect(withdrawal).toContain('VI.53');
  });

  test('no text promises the European platform for disputes, which closed in July 2025', () => {
    for (const document of Object.values(documents)) {
      expect(wholeText(document, locale)).not.toMatch(/ec\.europa\.eu|\bODR\b|\bRLL\b/);
    }
  });
});

test('the privacy policy is version 1.0 of January 2025', () => {
  expect(privacy.version).toBe('1.0');
  expect(privacy.date).toBe('2025-01-01');
});

test('periods of retention are those of the specification', () => {
  expect(retention).toMatchObject({
    customerYears: 10,
    requestYears: 2,
    browsingMonths: 13,
    logDays: 30,
  });
});

test('the database erases addresses of the newsletter when the privacy policy says', () => {
  const folder = path.resolve('supabase/migrations');
  const rule = readdirSync(folder)
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .findLast((sql) => /function public\.purge_newsletter_subscriptions\(/.test(sql));
  const { leftNewsletterDays, unconfirmedAddressDays } = retention;
  expect(rule).toMatch(
    new RegExp(`'pending' and .*confirm_expires_at.* < at - interval '${unconfirmedAddressDays} days'`),
  );
  expect(rule).toMatch(
    new RegExp(`'unsubscribed' and .*unsubscribed_at < at - interval '${leftNewsletterDays} days'`),
  );
});

test('the language choice lasts the year that the privacy policy says', () => {
  expect(localeCookieMaxAge).toBe(365 * 24 * 60 * 60);
  expect(articleText(privacy, 'cookies', 'fr')).toMatch(/Langue.*un an/);
  expect(articleText(privacy, 'cookies', 'nl')).toMatch(/Taal.*één jaar/);
  expect(articleText(privacy, 'cookies', 'en')).toMatch(/Language.*a year/);
});

test('the keys of saved designs are in a cookie for as long as the privacy policy says', () => {
  const days = ownDesignsMaxAge / (24 * 60 * 60);
  expect(days).toBeGreaterThanOrEqual(Math.ceil((retention.designMonths * 365) / 12));
  // No browser keeps one longer.
  expect(days).toBeLessThanOrEqual(400);
  expect(mostOwnDesigns).toBe(20);
  expect(articleText(privacy, 'cookies', 'fr')).toMatch(/__Host-own-designs.* 13 mois.*vingt/);
  expect(articleText(privacy, 'cookies', 'nl')).toMatch(/__Host-own-designs.* 13 maanden.*twintig/);
  expect(articleText(privacy, 'cookies', 'en')).toMatch(/__Host-own-designs.* 13 months.*twenty/);
});

const site = 'https://www.example';
const sources = ['app', 'components', 'lib'].flatMap((folder) => listFiles(folder, ['.ts', '.tsx']));

/** The names between the quotation marks of the article on cookies. */
const namedIn = (locale: Locale) =>
  [
    ...articleText(privacy, 'cookies', locale).matchAll(/[«‘][\u00a0\u202f]?([^«»‘’]+?)[\u00a0\u202f]?[»’]/g),
  ].map(([, name = '']) => name);

test.each(locales)('the privacy policy names every cookie, in %s', (locale) => {
  const named = namedIn(locale);
  const prefixed = sources.flatMap((file) => [...readSource(file).matchAll(/['"`](__Host-[\w-]+)['"`]/g)]);
  const cookies = [
    localeCookie,
    consentName,
    signedInHint.name,
    sessionCookieName(site),
    ...Object.keys(sealedSeconds).map((purpose) => `__Host-${purpose}`),
    ...prefixed.map(([, name]) => name),
  ];
  expect(cookies).toContain('__Host-own-designs');
  expect(named).toEqual(expect.arrayContaining(cookies));
  expect(named).toContain('returned-…');
  expect(named.filter((name) => isVerifierCookie(site, name.replace('…', 'flow-abcdefgh')))).toHaveLength(1);
});

test.each(locales)('the privacy policy names everything else that stays in a browser, in %s', (locale) => {
  const own = sources.flatMap((file) => [
    ...readSource(file).matchAll(/const (?:storage|draft|work)Key = '([^']+)'/g),
  ]);
  const keys = own.map(([, key]) => key);
  expect(keys).toEqual(
    expect.arrayContaining(['quote-draft', 'wrap-design', 'shirt-design', 'staff-shortcuts']),
  );
  const entries = [closedName, consentName, sessionKey, returningKey, ...Object.values(visitKeys), ...keys];
  expect(namedIn(locale)).toEqual(expect.arrayContaining(entries));
});

test.each(locales)(
  'cookies of a sign-in or a form under way last as long as the policy says, in %s',
  (locale) => {
    const text = articleText(privacy, 'cookies', locale);
    const periods: Record<number, Localized> = {
      600: { fr: '10\u00a0minutes', nl: '10\u00a0minuten', en: '10\u00a0minutes' },
      900: { fr: '15\u00a0minutes', nl: '15\u00a0minuten', en: '15\u00a0minutes' },
      3600: { fr: 'une heure', nl: 'één uur', en: 'one hour' },
      86400: { fr: '24\u00a0heures', nl: '24\u00a0uur', en: '24\u00a0hours' },
    };
    const lifetimes = {
      ...Object.fromEntries(Object.entries(sealedSeconds).map(([name, time]) => [`__Host-${name}`, time])),
      '__Host-session-…-code-verifier': verifierSeconds,
      'returned-…': returnedFormLifetime,
    };
    for (const [name, seconds] of Object.entries(lifetimes)) {
      const said = text.split(name)[1]?.split(/__Host-|\n/)[0];
      expect(said, name).toContain(periods[seconds]?.[locale]);
    }
  },
);

test('drafts stay until they are sent or saved, so many of a tool', () => {
  expect(mostWorks).toBe(8);
  expect(articleText(privacy, 'cookies', 'fr')).toMatch(/shirt-design.*huit.*enregistriez/);
  expect(articleText(privacy, 'cookies', 'nl')).toMatch(/shirt-design.*acht.*bewaart/);
  expect(articleText(privacy, 'cookies', 'en')).toMatch(/shirt-design.*eight.*save/);
});

test('without a script no visit is recorded, which is not to say that nothing is: a choice about cookies is', () => {
  expect(fr.MyData.noScript).toMatch(/aucune visite/);
  expect(nl.MyData.noScript).toMatch(/geen bezoeken/);
  expect(en.MyData.noScript).toMatch(/no visits/);
});

test('the host is a sample that nobody can write to', () => {
  expect(hosting.sample).toBe(true);
  for (const address of [hosting.email, hosting.website]) expect(address).toMatch(/\.example$/);
});

test('job offers are open to everyone and close after they open', () => {
  for (const { title, datePosted, validThrough, location } of jobOffers) {
    expect(title.fr).toMatch(/\(H\/F\/X\)$/);
    expect(title.nl).toMatch(/\(M\/V\/X\)$/);
    expect(title.en).toMatch(/\(m\/f\/x\)$/);
    expect(Date.parse(validThrough)).toBeGreaterThan(Date.parse(datePosted));
    expect(location).toEqual(company.address.city);
  }
});
