import type { Locator, Page } from '@playwright/test';
import type { ConsentKind } from '@/lib/consent/choice';
import type { Locale } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { textsOf } from './texts';

/** The banner, the dialog and the settings page in one language. */
export class Consent {
  readonly t: (key: Parameters<ReturnType<typeof textsOf>>[0]) => string;
  readonly banner: Locator;
  readonly dialog: Locator;
  readonly settingsPath: string;

  constructor(
    readonly page: Page,
    locale: Locale,
  ) {
    this.t = (key) => textsOf(locale)(key);
    this.banner = page.locator('.consent');
    this.dialog = page.getByRole('dialog', { name: this.t('Consent.title') }).and(page.locator(':modal'));
    this.settingsPath = pathTo('cookie-settings', locale);
  }

  /** A button or link of the banner, by its message. */
  choice(name: 'accept' | 'reject' | 'close'): Locator {
    return this.banner.getByRole('button', { name: this.t(`Consent.banner.${name}`), exact: true });
  }

  get customize(): Locator {
    return this.banner.getByRole('link', { name: this.t('Consent.banner.customize') });
  }

  get opener(): Locator {
    return this.page.getByRole('contentinfo').getByRole('link', { name: this.t('Consent.title') });
  }

  switchOf(kind: ConsentKind | 'necessary', within: Locator | Page = this.dialog): Locator {
    return within.getByRole('switch', { name: this.t(`Consent.kinds.${kind}.name`) });
  }

  save(within: Locator | Page = this.dialog): Locator {
    return within.getByRole('button', { name: this.t('Consent.settings.save') });
  }

  /** What the browser keeps about the choice: the cookie, and the entry in local storage. */
  async stored(): Promise<{ cookie: unknown; local: unknown }> {
    const cookie = (await this.page.context().cookies()).find(({ name }) => name === 'consent');
    const local = await this.page.evaluate(() => localStorage.getItem('consent'));
    return {
      cookie: cookie ? JSON.parse(decodeURIComponent(cookie.value)) : null,
      local: local ? JSON.parse(local) : null,
    };
  }
}
