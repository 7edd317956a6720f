import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import type { QuoteStatus } from '@/lib/quotes/quote-status';
import { awake } from './alive';
import { textsOf } from './texts';

/** A quote request's page in the back office. */
export class RequestPage {
  readonly t: ReturnType<typeof textsOf>;

  constructor(
    readonly page: Page,
    readonly locale: Locale,
    readonly reference: string,
  ) {
    this.t = textsOf(locale);
  }

  async openPlain(query: Record<string, string> = {}): Promise<void> {
    await this.page.goto(pathWithin('admin-requests', this.locale, { rest: this.reference, query }));
  }

  async open(query: Record<string, string> = {}): Promise<void> {
    await this.openPlain(query);
    await awake(this.page);
  }

  section(title: string) {
    return this.page.getByRole('region', { name: title, exact: true });
  }

  get desk() {
    return this.section(this.t('StaffRequest.desk.title'));
  }

  get amount() {
    return this.section(this.t('StaffRequest.amount.title'));
  }

  get answer() {
    return this.section(this.t('StaffRequest.answer.title'));
  }

  get note() {
    return this.section(this.t('StaffRequest.note.title'));
  }

  get timeline() {
    return this.section(this.t('StaffRequest.timeline.title')).getByRole('listitem');
  }

  status(status: QuoteStatus) {
    return this.desk.getByRole('button', { name: this.t(`Inbox.statuses.${status}`), exact: true });
  }

  get net() {
    return this.amount.getByRole('textbox').first();
  }

  get gross() {
    return this.amount.getByRole('textbox').last();
  }

  get subject() {
    return this.answer.getByRole('textbox').first();
  }

  get body() {
    return this.answer.getByRole('textbox').last();
  }

  button(
    label:
      | 'undo'
      | 'amount.save'
      | 'answer.preview'
      | 'answer.send'
      | 'conversation.settle'
      | 'draft.discard.answer'
      | 'draft.discard.note'
      | 'note.add'
      | 'desk.give'
      | 'desk.take',
  ) {
    return this.page.getByRole('button', { name: this.t(`StaffRequest.${label}`), exact: true });
  }
}
