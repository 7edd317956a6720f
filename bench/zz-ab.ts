import lighthouse from 'lighthouse';
import { startStack } from '@/scripts/lib/stack.mjs';
import { launchBrowser, launchChromium } from './launch-chromium';
const labels = (process.env.ONLY ?? 'one,three').split(',');
const runs = Number(process.env.RUNS ?? 3);
const stacks = [];
for (const [i, label] of labels.entries()) {
  const stack = await startStack({ sitePort: 3401 + i, siteFolder: `/tmp/paint/${label}`, backend: false, mailbox: false });
  await stack.site.start();
  for (const path of ['/', '/car-wrapping']) for (let k = 0; k < 3; k++) {
    const html = await (await fetch(stack.siteUrl + path, { headers: { 'accept-language': 'fr' } })).text();
    for (const [, f] of html.matchAll(/"(\/(?:_next\/static|scripts|pictures)\/[^"#]+\.(?:woff2|js|css|svg))/g)) await (await fetch(stack.siteUrl + f)).arrayBuffer();
  }
  stacks.push({ label, stack });
}
const { browser, stop } = await launchBrowser('/usr/bin/chromium');
const all: Record<string, Record<string, number>[]> = {};
for (let run = 0; run < runs; run++) for (const path of ['/car-wrapping', '/']) for (const { label, stack } of stacks) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true, locale: 'fr-BE' });
  const page = await context.newPage();
  const s = await context.newCDPSession(page);
  await s.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const events: any[] = [];
  s.on('Tracing.dataCollected', (e: any) => { for (const v of e.value) if (v.ph === 'X') events.push(v); });
  await s.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline', 'toplevel', 'disabled-by-default-devtools.timeline'] } } as never);
  await page.goto(stack.siteUrl + path, { waitUntil: 'load' });
  await page.waitForTimeout(700);
  const done = new Promise((r) => s.once('Tracing.tracingComplete', r));
  await s.send('Tracing.end' as never); await done;
  const main = events.filter((e) => e.name === 'ParseHTML').map((e) => `${e.pid}.${e.tid}`)[0];
  const mine = events.filter((e) => `${e.pid}.${e.tid}` === main);
  const sum = (n: string) => mine.filter((e) => e.name === n).reduce((t, e) => t + (e.dur ?? 0) / 1000, 0);
  const tasks = mine.filter((e) => /RunTask$/.test(e.name) && (e.dur ?? 0) > 50_000);
  const row: Record<string, number> = {
    parse: sum('ParseHTML'), style: sum('UpdateLayoutTree'), styled: mine.filter((e) => e.name === 'UpdateLayoutTree').reduce((t, e) => t + (e.args?.elementCount ?? 0), 0), styles: mine.filter((e) => e.name === 'UpdateLayoutTree').length,
    layout: sum('Layout'), laid: Math.max(0, ...mine.filter((e) => e.name === 'Layout').map((e) => e.args?.beginData?.dirtyObjects ?? 0)), objects: Math.max(0, ...mine.filter((e) => e.name === 'Layout').map((e) => e.args?.beginData?.totalObjects ?? 0)), layouts: mine.filter((e) => e.name === 'Layout').length,
    prepaint: sum('PrePaint'), paint: sum('Paint'), layerize: sum('Layerize'), eval: sum('EvaluateScript'), call: sum('FunctionCall'), long: tasks.reduce((t, e) => t + e.dur / 1000 - 50, 0), longs: tasks.length,
  };
  (all[`${path} ${label}`] ??= []).push(row);
  if (run === 0) for (const t of tasks) {
    const inside = mine.filter((e) => e !== t && e.ts >= t.ts && e.ts + (e.dur ?? 0) <= t.ts + t.dur && (e.dur ?? 0) > 4000 && !/RunTask/.test(e.name));
    console.log(label, path, 'task', Math.round(t.dur / 1000), inside.map((e) => `${e.name} ${Math.round(e.dur / 1000)}`).join(', '));
  }
  await context.close();
}
const median = (v: number[]) => v.sort((a, b) => a - b)[Math.floor(v.length / 2)] ?? 0;
for (const [name, rows] of Object.entries(all)) console.log(name, Object.keys(rows[0] ?? {}).map((k) => `${k} ${Math.round(median(rows.map((r) => r[k] ?? 0)))}`).join(' '));
for (const width of [412, 1440]) {
  const shots: string[] = [];
  for (const { stack } of stacks) {
    const context = await browser.newContext({ viewport: { width, height: 900 }, locale: 'fr-BE', reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(stack.siteUrl + '/car-wrapping', { waitUntil: 'load' });
    await page.evaluate(() => { document.querySelector('dialog.consent')?.remove(); });
    await page.locator('footer').scrollIntoViewIfNeeded();
    await page.waitForTimeout(400);
    const a = await page.locator('#quote-form-start').screenshot();
    const b = await page.locator('footer').screenshot();
    shots.push(`${a.toString('base64')}|${b.toString('base64')}`);
    console.log(width, await page.evaluate(() => [document.documentElement.scrollHeight, (document.querySelector('#quote-form-start') as HTMLElement).offsetHeight, (document.querySelector('footer') as HTMLElement).offsetHeight].join(' ')));
    await context.close();
  }
  console.log(width, 'same picture', shots.map((s) => s.length), shots[0] === shots[1]);
}
await stop();
for (let n = 0; n < Number(process.env.LH ?? 0); n++) for (const path of ['/', '/car-wrapping']) for (const { label, stack } of stacks) {
  const b = await launchChromium('/usr/bin/chromium');
  const res: any = await lighthouse(stack.siteUrl + path, { port: b.port, logLevel: 'silent', onlyCategories: ['performance'], formFactor: 'mobile', extraHeaders: { 'Accept-Language': 'fr' }, throttlingMethod: 'simulate', disableFullPageScreenshot: true, gatherMode: `/tmp/paint/art-${label}${path.replaceAll('/', '_')}${n}`, auditMode: `/tmp/paint/art-${label}${path.replaceAll('/', '_')}${n}` } as never);
  await b.stop();
  const a = res.lhr.audits; const v = (k: string) => Math.round(a[k].numericValue);
  console.log('LH', label, path, 'FCP', v('first-contentful-paint'), 'LCP', v('largest-contentful-paint'), 'TBT', v('total-blocking-time'), 'CLS', a['cumulative-layout-shift'].numericValue, 'obs', a.metrics.details.items[0].observedLargestContentfulPaint);
}
for (const { stack } of stacks) await stack.stop();
const { spawnSync } = await import('node:child_process');
console.log(spawnSync('npx', ['vitest', 'run', '--project=budgets', 'tests/budgets/built-pages.test.ts'], { encoding: 'utf8' }).stdout);
process.env.MULT = '0.5';
process.argv.splice(2, 99, '/tmp/paint/art-one_0', '/tmp/paint/art-one_car-wrapping0');
await import('./zz-audit');
process.exit(0);
