import { getTranslations } from 'next-intl/server';
import { type InterruptionLabels, loadInterruptionLabels } from '@/lib/forms/form-labels';
import type { Locale } from '@/lib/i18n/locales';
import { maxFileMegabytes } from '@/lib/uploads/upload-labels';
import { lineRoles } from './choice';
import { type ComposeField, composeFields } from './compose-offer';
import { composeRefusals } from './compose-result';
import { type RowField, rowFields } from './compose-rows';
import { countryOptions } from './countries';
import { pictureOutcomes } from './line-picture';
import { type OfferUnit, offerUnits } from './offer';
import { offerCopy } from './offer-copy';
import { entryLabel, entryPrice, type PriceBookEntry } from './price-book';
import { type VatTreatment, vatRules, vatTreatments } from './vat-treatment';

interface Option {
  value: string;
  label: string;
}

/** What the price book puts into a row. */
export interface EntryOption extends Option {
  text: string;
  unit: OfferUnit;
  /** Cents, as each kind of customer reads them: a consumer with the VAT of the line. */
  price: { consumer: Record<VatTreatment, number>; company: number };
}

/** What the field of a line's picture says. */
export interface LinePictureLabels {
  add: string;
  replace: string;
  /** What opens the field and what removes it, of a line that has a picture. */
  change: string;
  remove: string;
  /** With `{line}`. */
  enlarge: string;
  file: string;
  choose: string;
  drop: string;
  hint: string;
  /** With `{name}`. */
  sending: string;
  offline: string;
  /** By what became of a picture. */
  outcome: Record<string, string>;
}

/** What is said of the designs of the request. */
export interface DesignLabels {
  title: string;
  hint: string;
  add: string;
  /** Where its lines stand in the draft already. */
  again: string;
  isIn: string;
  /** With `{day}` and `{today}`. */
  older: string;
  raised: string;
  /** That it has no drawing beside it. */
  undrawn: string;
}

export interface ComposeLabels {
  fields: Record<ComposeField, string>;
  row: Record<RowField, string>;
  picture: LinePictureLabels;
  designs: DesignLabels;
  line: string;
  addLine: string;
  save: string;
  send: string;
  busy: string;
  optional: string;
  sendHint: string;
  invalid: string;
  /** By what begins the name of a field: what it takes. */
  wrong: Record<string, string>;
  /** What a link asks before what was typed is left behind. */
  leave: string;
  wordsHint: string;
  /** What unit prices are, by the kind of customer. */
  basis: Record<'consumer' | 'company', string>;
  failure: string;
  net: string;
  vat: string;
  total: string;
  done: Record<'saved' | 'sent' | 'added', string>;
  refused: Record<string, string>;
  interrupted: InterruptionLabels;
  options: Record<'kind' | 'country' | 'unit' | 'vat' | 'role', readonly Option[]> & {
    entry: readonly EntryOption[];
  };
}

export function entryOption(entry: PriceBookEntry, locale: Locale, customerLocale: Locale): EntryOption {
  const withVat = vatTreatments.map((vat) => [vat, entryPrice(entry, 'withVat', vat)] as const);
  return {
    value: entry.id,
    label: entryLabel(entry, locale),
    text: entry.name[customerLocale],
    unit: entry.unit,
    price: {
      consumer: Object.fromEntries(withVat) as Record<VatTreatment, number>,
      company: entryPrice(entry, 'withoutVat'),
    },
  };
}

/**
 * Server only: the browser receives the strings.
 *
 * @param customerLocale what the price book is written into the offer in
 * @param hasEmail whether mails reach the customer; who has no address is given the link by whoever speaks to them
 */
export async function loadComposeLabels(
  locale: Locale,
  customerLocale: Locale,
  book: readonly PriceBookEntry[],
  hasEmail: boolean,
): Promise<ComposeLabels> {
  const t = await getTranslations({ locale, namespace: 'StaffOffer' });
  const copy = offerCopy(locale);
  const words = <Key extends string>(keys: readonly Key[], say: (key: Key) => string) =>
    Object.fromEntries(keys.map((key) => [key, say(key)])) as Record<Key, string>;
  return {
    fields: words(composeFields, (key) => t(`fields.${key}`)),
    row: words(rowFields, (key) => t(`row.${key}`)),
    picture: {
      add: t('picture.add'),
      replace: t('picture.replace'),
      change: t('picture.change'),
      remove: t('picture.remove'),
      enlarge: t('picture.enlarge', { line: '{line}' }),
      file: t('picture.file'),
      choose: t('picture.choose'),
      drop: t('picture.drop'),
      hint: t('picture.hint', { size: maxFileMegabytes }),
      sending: t('picture.sending', { name: '{name}' }),
      offline: t('picture.offline'),
      outcome: {
        ...words(pictureOutcomes, (key) => t(`picture.outcome.${key}`)),
        signedOut: t('refused.signedOut'),
      },
    },
    designs: {
      title: t('designs.title'),
      hint: t('designs.hint'),
      add: t('designs.add'),
      again: t('designs.again'),
      isIn: t('designs.isIn'),
      older: t('designs.older', { day: '{day}', today: '{today}' }),
      raised: t('designs.raised'),
      undrawn: t('designs.undrawn'),
    },
    line: t('line', { number: '{number}' }),
    addLine: t('addLine'),
    save: t('save'),
    send: t(hasEmail ? 'send' : 'handOver'),
    busy: t('busy'),
    optional: (await getTranslations({ locale, namespace: 'common' }))('optional'),
    sendHint: t('sendHint'),
    invalid: t('invalid'),
    wrong: words(['vatNumber', 'price', 'quantity'] as const, (key) => t(`wrong.${key}`)),
    leave: t('leave'),
    wordsHint: t('wordsHint'),
    basis: { consumer: t('basis.consumer'), company: t('basis.company') },
    failure: t('failure'),
    net: copy.netTotal,
    vat: copy.vat,
    total: copy.total,
    done: {
      ...words(['saved', 'sent', 'added'] as const, (key) => t(`done.${key}`)),
      ...(hasEmail ? {} : { sent: t('done.handedOver') }),
    },
    refused: words(composeRefusals, (key) => t(`refused.${key}`)),
    interrupted: await loadInterruptionLabels(locale),
    options: {
      kind: (['consumer', 'company'] as const).map((value) => ({ value, label: t(`kind.${value}`) })),
      country: countryOptions(locale),
      unit: offerUnits.map((value) => ({ value, label: copy.units[value][0] })),
      vat: vatTreatments.map((value) => ({
        value,
        label: `${vatRules[value].percent}% ${t(`vat.${value}`)}`,
      })),
      role: lineRoles.map((value) => ({ value, label: t(`role.${value}`) })),
      entry: book.map((entry) => entryOption(entry, locale, customerLocale)),
    },
  };
}
