import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { textsOf } from './texts';

/** The header of any page: services menu, phone menu, sign-in tooltip, languages. */
export class Header {
  private readonly t: ReturnType<typeof textsOf>;

  constructor(
    readonly page: Page,
    readonly locale: Locale,
  ) {
    this.t = textsOf(locale);
  }

  get root() {
    return this.page.getByRole('banner');
  }

  get servicesButton() {
    return this.root.getByRole('button', { name: this.t('Header.services'), exact: true });
  }

  get servicesMenu() {
    return this.page.locator('#services-menu');
  }

  get servicesLinks() {
    return this.servicesMenu.getByRole('link');
  }

  get signIn() {
    return this.root.getByRole('link', { name: this.t('Header.signIn') });
  }

  get signInHint() {
    return this.root.getByRole('tooltip', { includeHidden: true });
  }

  get quoteLink() {
    return this.root.getByRole('link', { name: this.t('Header.quote') });
  }

  get menuButton() {
    return this.root.getByRole('button', { name: this.t('Header.menu'), exact: true });
  }

  get phoneMenu() {
    return this.page.getByRole('dialog', { name: this.t('Header.menu') });
  }

  get closeMenuButton() {
    return this.phoneMenu.getByRole('button', { name: this.t('Header.closeMenu') });
  }

  /** The link to a language in the header. */
  language(to: Locale) {
    return this.root.getByRole('navigation', { name: this.t('Header.language') }).locator(`a[lang="${to}"]`);
  }
}
