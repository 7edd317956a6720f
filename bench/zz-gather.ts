import lighthouse from 'lighthouse';
import { startStack } from '@/scripts/lib/stack.mjs';
import { launchChromium } from './launch-chromium';
const label = process.argv[2] as string;
const stack = await startStack({ sitePort: 3401, siteFolder: `/tmp/paint/${label}`, backend: false, mailbox: false });
await stack.site.start();
for (const path of ['/', '/car-wrapping']) {
  for (let i = 0; i < 3; i++) {
    const html = await (await fetch(stack.siteUrl + path, { headers: { 'accept-language': 'fr' } })).text();
    for (const [, f] of html.matchAll(/"(\/(?:_next\/static|scripts|pictures)\/[^"#]+\.(?:woff2|js|css|svg))/g)) await (await fetch(stack.siteUrl + f)).arrayBuffer();
  }
  for (let run = 0; run < 2; run++) {
  const b = await launchChromium('/usr/bin/chromium');
  await lighthouse(stack.siteUrl + path, { port: b.port, logLevel: 'silent', onlyCategories: ['performance'], formFactor: 'mobile', extraHeaders: { 'Accept-Language': 'fr' }, throttlingMethod: 'simulate', disableFullPageScreenshot: true, gatherMode: `/tmp/paint/art-${label}${path.replaceAll('/', '_')}${run}` } as never);
  await b.stop();
  }
}
await stack.stop();
process.exit(0);
