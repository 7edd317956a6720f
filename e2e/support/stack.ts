function given(name: string): string {
  const value = process.env[name];
  if (value) return value;
  throw new Error(
    `${name} is not set: start the browser tests with "npm run test:e2e", which starts the site.`,
  );
}

/** The running site and what stands behind it, as `npm run test:e2e` hands them over. */
export const stack = {
  get siteUrl() {
    return given('SITE_URL');
  },
  get backendUrl() {
    return given('SUPABASE_URL');
  },
  get secretKey() {
    return given('SUPABASE_SECRET_KEY');
  },
  get mailboxUrl() {
    return given('MAILBOX_URL');
  },
  get quotesInbox() {
    return given('QUOTES_INBOX');
  },
  get appSecret() {
    return given('APP_SECRET');
  },
};
