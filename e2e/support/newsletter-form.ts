import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { textsOf } from './texts';

/** An address nobody else uses. */
export function someReader(): string {
  return `reader.${randomUUID().slice(0, 8)}@bakkerij.test`;
}

/** The newsletter form, in the footer of any page or on the newsletter's own. */
export class NewsletterForm {
  private readonly t: ReturnType<typeof textsOf>;

  constructor(
    readonly page: Page,
    locale: Locale,
    readonly place: 'contentinfo' | 'main' = 'contentinfo',
  ) {
    this.t = textsOf(locale);
  }

  private get root() {
    return this.page.getByRole(this.place);
  }

  get email() {
    return this.root.getByRole('textbox', { name: this.t('Newsletter.email'), exact: true });
  }

  get button() {
    return this.root.getByRole('button', { name: this.t('Newsletter.subscribe'), exact: true });
  }

  get answer() {
    return this.root.getByRole('status').filter({ hasText: this.t('Newsletter.outcome.requested.text') });
  }

  get error() {
    return this.root.getByRole('alert').filter({ hasText: /./ });
  }

  async subscribe(email: string): Promise<void> {
    await this.email.fill(email);
    await this.button.click();
  }
}
