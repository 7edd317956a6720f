function given(name: string): string {
  const value = process.env[name];
  if (value) return value;
  throw new Error(
    `${name} is not set: start the browser tests with "npm run test:e2e", which starts the site.`,
  );
}

/** The running site and what stands behind it, as `scripts/test.mjs` hands them over. */
export const stack = {
  siteUrl: given('SITE_URL'),
  backendUrl: given('SUPABASE_URL'),
  secretKey: given('SUPABASE_SECRET_KEY'),
  mailboxUrl: given('MAILBOX_URL'),
  quotesInbox: given('QUOTES_INBOX'),
  appSecret: given('APP_SECRET'),
  chromiumPath: process.env.CHROMIUM_PATH,
};
