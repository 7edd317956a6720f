import { startStack } from '@/scripts/lib/stack.mjs';
import { launchBrowser } from './launch-chromium';
import { recordRequests } from './record-requests';
import { waitUntilAlive } from './wait-until-alive';

const runs = Number(process.argv[2] ?? 3);
const labels = (process.env.ONLY ?? 'base,one').split(',');
const stacks = [];
for (const [i, label] of labels.entries()) {
  const stack = await startStack({ sitePort: 3401 + i, siteFolder: `/tmp/paint/${label}`, backend: false, mailbox: false });
  await stack.site.start();
  const html = await (await fetch(stack.siteUrl + '/', { headers: { 'accept-language': 'fr' } })).text();
  const list = /data-scripts="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
  for (let k = 0; k < 3; k++) for (const f of list) await (await fetch(stack.siteUrl + f, { headers: { 'accept-encoding': 'gzip, br' } })).arrayBuffer();
  stacks.push({ label, stack });
}
const control = 'input[name="firstName"]';
const { browser, stop } = await launchBrowser('/usr/bin/chromium');
for (let run = 0; run < runs; run++) for (const { label, stack } of stacks) for (const mode of ['both', 'line', 'processor'] as const) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true, locale: 'fr-BE' });
  const page = await context.newPage();
  const network = await recordRequests(context, page);
  const s = network.session;
  if (mode !== 'processor') await s.send('Network.emulateNetworkConditions', { offline: false, latency: 562.5, downloadThroughput: 1_474_560 / 8, uploadThroughput: 675_000 / 8 });
  if (mode !== 'line') await s.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(stack.siteUrl + '/', { waitUntil: 'load', timeout: 60_000 });
  const field = page.locator(control);
  await field.scrollIntoViewIfNeeded();
  await network.untilQuiet();
  const seen: Record<string, { url: string; start: number; head?: number; end?: number; bytes?: number; headers?: number; priority?: string }> = {};
  s.on('Network.requestWillBeSent', (e: any) => { seen[e.requestId] = { url: e.request.url, start: e.timestamp, priority: e.request.initialPriority }; });
  s.on('Network.responseReceived', (e: any) => { const r = seen[e.requestId]; if (r) { r.head = e.timestamp; } });
  s.on('Network.loadingFinished', (e: any) => { const r = seen[e.requestId]; if (r) { r.end = e.timestamp; r.bytes = e.encodedDataLength; } });
  const cpu: { name: string; ts: number; dur: number; url?: string }[] = [];
  s.on('Tracing.dataCollected', (e: any) => { for (const v of e.value) if (v.ph === 'X' && v.dur && ['EvaluateScript', 'v8.compile', 'FunctionCall', 'RunMicrotasks', 'Layout', 'UpdateLayoutTree', 'RunTask', 'MajorGC', 'MinorGC'].includes(v.name)) cpu.push({ name: v.name, ts: v.ts, dur: v.dur, url: v.args?.data?.url }); });
  await s.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline', 'v8', 'disabled-by-default-v8.compile'] } } as never);
  const time = await waitUntilAlive(page, control, () => field.tap());
  const done = new Promise((r) => s.once('Tracing.tracingComplete', r));
  await s.send('Tracing.end' as never); await done;
  const list = Object.values(seen).sort((a, b) => a.start - b.start);
  const t0 = list[0]?.start ?? 0;
  const last = Math.max(...list.map((r) => r.end ?? 0));
  const total = list.reduce((n, r) => n + (r.bytes ?? 0), 0);
  const sum: Record<string, number> = {};
  for (const c of cpu) sum[c.name] = (sum[c.name] ?? 0) + c.dur / 1000;
  console.log(label, mode, 'alive', Math.round(time ?? -1), 'files', list.length, 'bytes', total, 'last byte', Math.round((last - t0) * 1000), 'cpu', Object.entries(sum).map(([k, v]) => `${k} ${Math.round(v)}`).join(', '));
  if (run === 0 && mode === 'both') for (const r of list) console.log('   ', r.url.slice(21, 70), r.priority, Math.round((r.start - t0) * 1000), Math.round(((r.head ?? 0) - t0) * 1000), Math.round(((r.end ?? 0) - t0) * 1000), r.bytes);
  await context.close();
}
await stop();
for (const { stack } of stacks) await stack.stop();
process.exit(0);
