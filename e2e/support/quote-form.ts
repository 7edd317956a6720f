import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import type { ProjectType } from '@/lib/quotes/project-types';
import { alive } from './alive';
import { haveTicket } from './form-ticket';
import { fieldLabel, textsOf } from './texts';

export interface QuoteValues {
  firstName: string;
  name: string;
  email: string;
  phone: string;
  company: string;
  subject: ProjectType;
  message: string;
}

export type QuoteField = keyof QuoteValues;

/** A request nobody else sends. */
export function someQuote(overrides: Partial<QuoteValues> = {}): QuoteValues {
  const id = randomUUID().slice(0, 8);
  return {
    firstName: 'Lieve',
    name: 'Peeters',
    email: `lieve.${id}@bakkerij.test`,
    phone: '0470 12 34 56',
    company: 'Bakkerij Peeters',
    subject: 'covering',
    message: `Twee bestelwagens volledig in folie, met ons logo op beide zijden. Dossier ${id}.`,
    ...overrides,
  };
}

/** The quote form of the home page in one language. */
export class QuoteForm {
  private readonly t: ReturnType<typeof textsOf>;

  constructor(
    readonly page: Page,
    readonly locale: Locale,
  ) {
    this.t = textsOf(locale);
  }

  /** The form on a page where scripts run. */
  async open(): Promise<void> {
    await this.openPlain();
    await alive(this.page);
  }

  /** The form on a page where scripts run, filled by somebody who may send it at once. */
  async begin(): Promise<QuoteValues> {
    const quote = someQuote();
    await this.haveTicket();
    await this.open();
    await this.fill(quote);
    return quote;
  }

  /** The form on a page without scripts. */
  async openPlain(): Promise<void> {
    await this.page.goto(pathTo('home', this.locale));
  }

  /** As `haveTicket`. */
  haveTicket(age?: number): Promise<void> {
    return haveTicket(this.page, age);
  }

  field(name: QuoteField) {
    const label = fieldLabel(this.t, 'QuoteForm', name);
    const optional = name === 'phone' || name === 'company';
    const accessibleName = optional ? `${label} (${this.t('common.optional')})` : label;
    return this.page.getByRole(name === 'subject' ? 'combobox' : 'textbox', {
      name: accessibleName,
      exact: true,
    });
  }

  get newsletter() {
    return this.page.getByRole('checkbox', { name: this.t('QuoteForm.newsletter') });
  }

  get sendButton() {
    return this.page.getByRole('button', { name: this.t('QuoteForm.submit') });
  }

  get retryButton() {
    return this.page.getByRole('button', { name: this.t('Forms.retry'), exact: true });
  }

  get summary() {
    return this.page.locator('form').getByRole('alert').filter({ hasText: /./ });
  }

  get reference() {
    return this.page.getByTestId('quote-reference');
  }

  get deadline() {
    return this.page.locator('dd time');
  }

  get draftNotice() {
    return this.page.getByText(this.t('QuoteForm.draftRestored'));
  }

  get files() {
    return this.page.getByLabel(this.t('Uploads.label'), { exact: true });
  }

  file(name: string) {
    return this.page.getByRole('listitem').filter({ hasText: name });
  }

  async fill({ subject, ...texts }: QuoteValues): Promise<void> {
    for (const [name, text] of Object.entries(texts)) await this.field(name as QuoteField).fill(text);
    await this.field('subject').selectOption(subject);
  }

  async expectValues({ subject, ...texts }: QuoteValues): Promise<void> {
    for (const [name, text] of Object.entries(texts)) {
      await expect(this.field(name as QuoteField), name).toHaveValue(text);
    }
    await expect(this.field('subject')).toHaveValue(subject);
  }

  async send(): Promise<void> {
    await this.sendButton.click();
  }

  /** What the visitor reads once the request is safe. */
  async readReference(): Promise<string> {
    await expect(this.reference).toHaveText(/^[1-9]\d{2}-\d{3}-\d{3}$/);
    return (await this.reference.textContent()) ?? '';
  }
}
