import type { BrowserContext, Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { cookiesOf } from './account';
import { findMailTo } from './mailbox';
import { stack } from './stack';
import { expect } from './test';
import { textsOf } from './texts';

/** The pages of accounts as a person uses them, with or without script. */
export class AccountPages {
  readonly t: ReturnType<typeof textsOf>;

  constructor(
    readonly page: Page,
    readonly locale: Locale,
  ) {
    this.t = textsOf(locale);
  }

  get main() {
    return this.page.getByRole('main');
  }

  get heading() {
    return this.main.getByRole('heading', { level: 1 });
  }

  /** What is wrong, above a form. */
  get alert() {
    return this.main.getByRole('alert').filter({ hasText: /./ });
  }

  field(key: 'firstName' | 'lastName' | 'email' | 'password' | 'newPassword' | 'currentPassword') {
    // A label that one must fill ends with an asterisk; "Wachtwoord tonen" is a button.
    return this.main
      .locator('input')
      .and(this.page.getByLabel(new RegExp(`^${RegExp.escape(this.t(`AccountForms.${key}`))}\\s*\\*?$`)));
  }

  button(name: string) {
    return this.main.getByRole('button', { name, exact: true });
  }

  async openAuth(query = '') {
    // A page that leads on by itself may do so at this very moment, which ends the way that was asked for.
    await expect(async () => {
      await this.page.goto(pathTo('auth', this.locale) + query);
    }).toPass();
  }

  async signUp({
    email,
    password,
    firstName = 'Lieve',
  }: {
    email: string;
    password: string;
    firstName?: string;
  }) {
    await this.openAuth('?view=sign-up');
    await this.field('firstName').fill(firstName);
    await this.field('lastName').fill('Peeters');
    await this.field('email').fill(email);
    await this.field('password').fill(password);
    await this.button(this.t('Auth.signUp.submit')).click();
    await expect(this.heading).toHaveText(this.t('AuthSuccess.sign-up.title'));
  }

  async signIn({ email, password }: { email: string; password: string }) {
    await this.field('email').fill(email);
    await this.field('password').fill(password);
    await this.button(this.t('Auth.signIn.submit')).click();
  }

  /** Opens the link of the newest mail of a kind. */
  async openMail(email: string, type: 'signup' | 'recovery') {
    const { text } = await findMailTo(email, new RegExp(`type=${type}`));
    const link = /https?:\/\/\S+token_hash=\S+/.exec(text)?.[0] ?? '';
    expect(new URL(link).pathname).toBe(pathTo('auth-confirm', this.locale));
    // A page that leads on by itself may do so at that very moment.
    await expect(async () => {
      await this.page.goto(link);
    }).toPass();
  }

  /** Follows the link of the newest mail of a kind and presses the button it leads to. */
  async followMail(email: string, type: 'signup' | 'recovery') {
    await this.openMail(email, type);
    await this.button(this.t(`AuthConfirm.${type}.submit`)).click();
  }
}

/** Puts a session into a browser. */
export async function signInto(
  context: BrowserContext,
  session: Parameters<typeof cookiesOf>[0],
): Promise<void> {
  await context.addCookies(cookiesOf(session).map((cookie) => ({ ...cookie, url: stack.siteUrl })));
}
