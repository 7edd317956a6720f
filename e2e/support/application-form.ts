import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { alive } from './alive';
import { haveTicket } from './form-ticket';
import { fieldLabel, textsOf } from './texts';

export interface ApplicationValues {
  /** The id of a job offer, or `spontaneous`. */
  position: string;
  firstName: string;
  name: string;
  email: string;
  phone: string;
  message: string;
}

export type ApplicationField = keyof ApplicationValues;

const optionalFields: readonly ApplicationField[] = ['phone', 'message'];

/** An application nobody else sends. */
export function someApplication(overrides: Partial<ApplicationValues> = {}): ApplicationValues {
  const id = randomUUID().slice(0, 8);
  return {
    position: 'spontaneous',
    firstName: 'Noor',
    name: 'Claes',
    email: `noor.${id}@schrijnwerk.test`,
    phone: '0470 12 34 56',
    message: `Ik lijst in, zaag en monteer.\nVrij vanaf januari, dossier ${id}.`,
    ...overrides,
  };
}

/** The application form of the careers page in one language. */
export class ApplicationForm {
  private readonly t: ReturnType<typeof textsOf>;

  constructor(
    readonly page: Page,
    readonly locale: Locale,
  ) {
    this.t = textsOf(locale);
  }

  /** The form on a page where scripts run, with a ticket that is old enough. */
  async open(): Promise<void> {
    await haveTicket(this.page);
    await this.openPlain();
    await alive(this.page);
  }

  /** The form on a page without scripts. */
  async openPlain(): Promise<void> {
    await this.page.goto(pathTo('careers', this.locale));
  }

  field(name: ApplicationField) {
    const label = fieldLabel(this.t, 'Application', name);
    const isOptional = optionalFields.includes(name);
    return this.page.getByRole(name === 'position' ? 'combobox' : 'textbox', {
      name: isOptional ? `${label} (${this.t('common.optional')})` : label,
      exact: true,
    });
  }

  get cv() {
    return this.page.getByRole('main').locator('input[type="file"]');
  }

  file(name: string) {
    return this.page.getByRole('listitem').filter({ hasText: name });
  }

  get keepLonger() {
    return this.page.getByRole('main').getByRole('checkbox');
  }

  get sendButton() {
    return this.page.getByRole('button', { name: this.t('Application.submit') });
  }

  get retryButton() {
    return this.page.getByRole('button', { name: this.t('Forms.retry'), exact: true });
  }

  get summary() {
    return this.page.getByRole('main').locator('form').getByRole('alert').filter({ hasText: /./ }).first();
  }

  get reference() {
    return this.page.getByTestId('application-reference');
  }

  async fill({ position, ...texts }: ApplicationValues): Promise<void> {
    await this.field('position').selectOption(position);
    for (const [name, text] of Object.entries(texts)) await this.field(name as ApplicationField).fill(text);
  }

  async expectValues(values: ApplicationValues): Promise<void> {
    for (const [name, text] of Object.entries(values)) {
      await expect(this.field(name as ApplicationField), name).toHaveValue(text);
    }
  }

  async send(): Promise<void> {
    await this.sendButton.click();
  }

  /** What the applicant reads once the application is safe. */
  async readReference(): Promise<string> {
    await expect(this.reference).toHaveText(/^[1-9]\d{2}-\d{3}-\d{3}$/);
    return (await this.reference.textContent()) ?? '';
  }
}
