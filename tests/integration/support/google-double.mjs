// Loaded into the backend's process by NODE_OPTIONS: what it asks of Google goes to the double of the test instead.

const double = process.env.GOOGLE_DOUBLE_URL;
if (double) {
  const real = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input));
    if (!url.hostname.endsWith('googleapis.com')) return real(input, init);
    return real(`${double}${url.pathname}`, init);
  };
}
