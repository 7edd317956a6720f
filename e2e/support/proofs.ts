import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import type { JobStage } from '@/lib/jobs/job';
import { callDatabase } from './database';
import { storeOffer } from './offers';
import { textsOf } from './texts';

/** Has the customer of a request accept an offer, past the form: its job is there then. */
export async function storeOrder(reference: string, locale: Locale): Promise<void> {
  const pdfHash = await storeOffer(reference);
  const decision = {
    reference,
    position: 1,
    pdfHash,
    kind: 'accepted',
    name: 'Lieve Peeters',
    choice: ['l2'],
    net: 116_529,
    gross: 141_000,
    deposit: 42_300,
    locale,
    limits: [],
  };
  const { status } = (await callDatabase('decide_offer', { decision })) as { status: string };
  if (status !== 'accepted') throw new Error(`The offer was not accepted: ${status}`);
}

/** The job of an order on the request's page in the back office. */
export class JobDesk {
  readonly t: ReturnType<typeof textsOf>;

  constructor(
    readonly page: Page,
    locale: Locale,
  ) {
    this.t = textsOf(locale);
  }

  get section() {
    return this.page.locator('#job');
  }

  get notice() {
    return this.section.getByRole('status').filter({ hasText: /\S/ }).first();
  }

  stage(stage: JobStage) {
    return this.section.getByRole('button', { name: this.t(`JobStages.${stage}`), exact: true });
  }

  get ticket() {
    return this.section.getByRole('link', { name: this.t('StaffJob.ticket') });
  }

  /** Sends a proof; the form of the first one is open. */
  async send(file: { name: string; mimeType: string; buffer: Buffer }, words: string): Promise<void> {
    const form = this.section.locator('form').filter({ has: this.page.locator('#proof-file') });
    // Asked of its fold, which is there with it: a page that is still being drawn shows nothing of an open one.
    if (await form.evaluate((one) => one.closest('details:not([open])') !== null)) {
      const folded = this.section.locator('details').filter({ has: this.page.locator('#proof-file') });
      await folded.locator('summary').click();
    }
    await form.getByLabel(this.t('StaffJob.proofs.words')).fill(words);
    await form.locator('#proof-file').setInputFiles(file);
    await form.getByRole('button', { name: this.t('StaffJob.proofs.button') }).click();
  }

  /** Makes it without approval, with a reason. */
  async override(reason: string, stage: JobStage): Promise<void> {
    const { section, t } = this;
    await section.getByText(t('StaffJob.override.open'), { exact: true }).click();
    await section.getByLabel(t('StaffJob.override.label')).fill(reason);
    const to = t('StaffJob.override.to', { stage: t(`JobStages.${stage}`) });
    await section.getByRole('button', { name: to, exact: true }).click();
  }
}

/** A proof on its customer's private page. */
export class ProofPage {
  readonly t: ReturnType<typeof textsOf>;

  constructor(
    readonly page: Page,
    locale: Locale,
  ) {
    this.t = textsOf(locale);
  }

  get section() {
    return this.page.locator('#proof');
  }

  get notice() {
    return this.section.locator('.status-notice');
  }

  get picture() {
    return this.section.getByRole('img', { name: this.t('Proof.picture', { position: '1' }) });
  }

  square(name: string) {
    return this.section.getByRole('radio', {
      name: this.t('Proof.mark.square', { square: name }),
      exact: true,
    });
  }

  get text() {
    return this.section.getByRole('textbox', { name: this.t('Proof.mark.text') });
  }

  get name() {
    return this.section.getByRole('textbox', { name: this.t('Proof.approve.name') });
  }

  get checked() {
    return this.section.getByRole('checkbox', { name: this.t('Proof.approve.checked') });
  }

  get points() {
    return this.section.locator('.proof-points').getByRole('listitem');
  }

  /** A button by what it does. */
  button(intent: 'point' | 'approve' | 'changes') {
    return this.section.locator(`button[value="${intent}"]`);
  }
}
