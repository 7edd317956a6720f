import { createHash } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import type { RowField } from '@/lib/offers/compose-rows';
import type { Offer } from '@/lib/offers/offer';
import { callDatabase } from './database';
import { someStaff } from './staff';
import { textsOf } from './texts';

const line: Offer['lines'][number] = {
  id: 'l1',
  text: 'Lichtreclame met ledletters',
  quantity: 1000,
  unit: 'item',
  unitPrice: 121_000,
  discount: 0,
  vat: 'standard',
  role: 'fixed',
  group: null,
  preselected: false,
};

/** An offer to a consumer: a sign, one of two fixings for it, and letters on the window if they want. */
const someOffer: Offer = {
  locale: 'nl',
  customer: { kind: 'consumer', name: 'Lieve Peeters', company: null, vatNumber: null, address: null },
  lines: [
    line,
    {
      ...line,
      id: 'l2',
      text: 'Op de muur',
      unitPrice: 20_000,
      role: 'alternative',
      group: 'A',
      preselected: true,
    },
    { ...line, id: 'l3', text: 'Haaks op de gevel', unitPrice: 45_000, role: 'alternative', group: 'A' },
    { ...line, id: 'l4', text: 'Letters op het raam', unitPrice: 9900, role: 'option' },
  ],
  depositPercent: 30,
  validDays: 30,
  delivery: { min: 10, max: 15 },
  words: 'Dag Lieve, hierbij onze prijs.',
};

interface StoredOffer {
  version: number;
  versions: { pdfHash: string }[];
}

/** Sends an offer past the form, without a document: what stands on the page of its customer. Answers the hash of that. */
export async function storeOffer(
  reference: string,
  {
    validUntil = '2099-12-31',
    locale = 'nl',
    address = null,
    offer = { ...someOffer, locale, customer: { ...someOffer.customer, address } },
  }: {
    validUntil?: string;
    locale?: Locale;
    address?: Offer['customer']['address'];
    offer?: Offer;
  } = {},
): Promise<string> {
  const { session } = await someStaff('sales');
  const actor = session.user.id;
  const found = (await callDatabase('find_offer', {
    wanted_reference: reference,
    with_drafts: true,
  })) as StoredOffer | null;
  const draft = { reference, version: found?.version ?? 0, document: offer };
  const saved = (await callDatabase('change_offer_draft', { actor, draft })) as { offer: StoredOffer };
  await callDatabase('number_offer', { actor, wanted_reference: reference });
  const id = crypto.randomUUID();
  const pdfHash = createHash('sha256').update(id).digest('hex');
  const sending = {
    reference,
    version: saved.offer.version,
    sentAt: new Date().toISOString(),
    validUntil,
    termsVersion: '1.0',
    pdfHash,
    path: `${id}.pdf`,
    net: 116_529,
  };
  const sent = (await callDatabase('send_offer', { actor, sending })) as { status: string };
  if (sent.status !== 'ok') throw new Error(`The offer was not sent: ${sent.status}`);
  return pdfHash;
}

/** What the customer of `someOffer` accepts when they change nothing, in cents. */
export const accepted = { gross: 141_000, deposit: 42_300 } as const;

/** Accepts what `storeOffer` sent, past the form; answers the offer's number. */
export async function acceptOffer(
  reference: string,
  pdfHash: string,
  locale: Locale = 'nl',
): Promise<string> {
  const decision = {
    reference,
    position: 1,
    pdfHash,
    kind: 'accepted',
    name: 'Lieve Peeters',
    choice: ['l2'],
    net: 116_529,
    ...accepted,
    locale,
    limits: [],
  };
  const { status } = (await callDatabase('decide_offer', { decision })) as { status: string };
  if (status !== 'accepted') throw new Error(`The offer was not accepted: ${status}`);
  const found = await callDatabase('find_offer', { wanted_reference: reference, with_drafts: false });
  return (found as { number: string }).number;
}

/** Where staff write the offer of a request. */
export class OfferDesk {
  readonly t: ReturnType<typeof textsOf>;

  constructor(
    readonly page: Page,
    locale: Locale,
  ) {
    this.t = textsOf(locale);
  }

  get section() {
    return this.page.locator('#offer');
  }

  get notice() {
    return this.section.locator('form').getByRole('status').first();
  }

  /** Opens the form, where it is folded. */
  write(key: 'write' | 'nextVersion' = 'write') {
    return this.section.getByText(this.t(`StaffOffer.${key}`), { exact: true }).click();
  }

  field(
    name: 'kind' | 'vatNumber' | 'street' | 'postalCode' | 'city' | 'words' | 'deliveryMin' | 'deliveryMax',
  ) {
    return this.section.getByLabel(new RegExp(`^${RegExp.escape(this.t(`StaffOffer.fields.${name}`))}`));
  }

  async fillLine(number: number, values: Partial<Record<RowField, string>>): Promise<void> {
    const row = this.section.getByRole('group', {
      name: this.t('StaffOffer.line', { number: String(number) }),
      exact: true,
    });
    for (const [name, value] of Object.entries(values) as [RowField, string][]) {
      const field = row.getByLabel(this.t(`StaffOffer.row.${name}`), { exact: true });
      if (name === 'preselected') await field.check();
      else if (['entry', 'unit', 'vat', 'role'].includes(name)) await field.selectOption(value);
      else await field.fill(value);
    }
  }

  press(key: 'save' | 'send' | 'addLine') {
    return this.section.getByRole('button', { name: this.t(`StaffOffer.${key}`), exact: true }).click();
  }
}

/** An offer on its customer's private page. */
export class OfferPage {
  readonly t: ReturnType<typeof textsOf>;

  constructor(
    readonly page: Page,
    locale: Locale,
  ) {
    this.t = textsOf(locale);
  }

  get section() {
    return this.page.locator('#offer');
  }

  get notice() {
    return this.section.getByRole('status');
  }

  /** What became of a form, once the page is whole: until then the browser goes to the place in its address, away from what is pressed. */
  async expectNotice(done: 'newTotal' | 'nameNeeded' | 'termsNeeded'): Promise<void> {
    await expect(this.notice).toHaveText(this.t(`Offer.done.${done}`));
    await this.page.waitForLoadState();
  }

  get name() {
    return this.section.getByRole('textbox', { name: this.t('Offer.accept.name') });
  }

  get terms() {
    return this.section.locator('input[name="terms"]');
  }

  get reason() {
    return this.section.getByRole('textbox', { name: this.t('Offer.decline.reason') });
  }

  /** The button says what it costs. */
  get accept() {
    return this.section.locator('button[value="accept"]');
  }

  get decline() {
    return this.section.getByRole('button', { name: this.t('Offer.decline.button'), exact: true });
  }

  get count() {
    return this.section.getByRole('button', { name: this.t('Offer.count'), exact: true });
  }

  openDecline() {
    return this.section.getByText(this.t('Offer.decline.open'), { exact: true }).click();
  }

  /** A line that can be chosen. */
  choice(text: string) {
    return this.section.getByRole('radio', { name: new RegExp(RegExp.escape(text)) });
  }

  option(text: string) {
    return this.section.getByRole('checkbox', { name: new RegExp(RegExp.escape(text)) });
  }
}
