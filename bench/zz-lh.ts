import { writeFileSync } from 'node:fs';
import lighthouse from 'lighthouse';
import { startStack } from '@/scripts/lib/stack.mjs';
import { launchChromium } from './launch-chromium';

// args: folder label runs path...
const [first, firstLabel, runs, ...paths] = process.argv.slice(2) as [string, string, string, ...string[]];
const folders = process.env.ONLY?.split(',') ?? ['base', 'swap', 'one', 'oneswap'];
for (const label of folders) {
const folder = `/tmp/paint/${label}`;
const stack = await startStack({ sitePort: 3401, siteFolder: folder, backend: false, mailbox: false, onLine: (l) => { if (process.env.LOUD) console.log(l); } });
await stack.site.start();
try {
  for (const path of paths) for (let i = 0; i < 3; i++) {
    const r = await fetch(stack.siteUrl + path, { headers: { 'accept-language': 'fr' } });
    const html = await r.text();
    for (const [, f] of html.matchAll(/"(\/_next\/static\/[^"]+\.(?:woff2|js|css))"/g)) await (await fetch(stack.siteUrl + f)).arrayBuffer();
  }
  for (let n = 0; n < Number(runs); n++) for (const path of paths) {
    const b = await launchChromium('/usr/bin/chromium');
    const res: any = await lighthouse(stack.siteUrl + path, { port: b.port, logLevel: 'silent', onlyCategories: ['performance'], formFactor: 'mobile', extraHeaders: { 'Accept-Language': 'fr' }, throttlingMethod: 'simulate', disableFullPageScreenshot: true } as never);
    await b.stop();
    const a = res.lhr.audits; const v = (k: string) => Math.round(a[k].numericValue);
    console.log(label, path, 'FCP', v('first-contentful-paint'), 'LCP', v('largest-contentful-paint'), 'SI', v('speed-index'), 'TBT', v('total-blocking-time'), 'obsLCP', a.metrics.details.items[0].observedLargestContentfulPaint, 'idx', res.lhr.environment.benchmarkIndex);
    if (n === 0) {
      for (const i of a['network-requests'].details.items) console.log('   ', i.url.slice(22, 90), i.resourceType, 'transfer', i.transferSize, 'res', i.resourceSize, Math.round(i.networkRequestTime), Math.round(i.networkEndTime), i.priority);
      writeFileSync(`/tmp/paint/${label}${path.replaceAll('/', '_')}.json`, JSON.stringify(res.lhr));
      writeFileSync(`/tmp/paint/${label}${path.replaceAll('/', '_')}.trace.json`, JSON.stringify(res.artifacts.Trace ?? res.artifacts.traces?.defaultPass));
    }
  }
} finally { await stack.stop(); }
}
process.exit(0);
