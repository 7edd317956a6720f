import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import lighthouse from 'lighthouse';
type Change = (events: any[]) => void;
const finish = (url: RegExp, bytes: (n: number) => number): Change => (events) => {
  const ids = new Set(events.filter((e) => e.name === 'ResourceSendRequest' && url.test(e.args.data.url)).map((e) => e.args.data.requestId));
  for (const e of events) if (e.name === 'ResourceFinish' && ids.has(e.args.data.requestId)) e.args.data.encodedDataLength = bytes(e.args.data.encodedDataLength);
};
const swap: Change = (events) => {
  const ids = (u: RegExp) => events.find((e) => e.name === 'ResourceSendRequest' && u.test(e.args.data.url))?.args.data.requestId;
  const a = ids(/bricolage/); const b = ids(/instrument/);
  const lists = [a, b].map((id) => events.filter((e) => e.args?.data?.requestId === id).sort((x, y) => x.ts - y.ts));
  const starts = lists.map((l) => l[0].ts);
  for (const e of lists[0]!) e.ts += starts[1] - starts[0];
  for (const e of lists[1]!) e.ts += starts[0] - starts[1];
};
const without = (u: RegExp): Change => (events) => {
  const ids = new Set(events.filter((e) => e.name === 'ResourceSendRequest' && u.test(e.args.data.url)).map((e) => e.args.data.requestId));
  for (let i = events.length - 1; i >= 0; i--) if (ids.has(events[i].args?.data?.requestId)) events.splice(i, 1);
};
const fast: Change = (events) => { for (const e of events) if (e.ph === 'X' && e.dur && (e.name === 'RunTask' || e.name === 'ThreadControllerImpl::RunTask')) {} };
const cases: Record<string, Change[]> = {
  asIs: [],
  oldHeaders: [finish(/woff2/, (n) => n + 2312)],
  swap: [swap],
  instrument14k: [finish(/instrument/, () => 14000)],
  withoutScenes: [without(/scenes|wrapping-/)],
  withoutInstrument: [without(/instrument/)],
  withoutFonts: [without(/woff2/)],
};
const multiplier = Number(process.env.MULT ?? 1.5);
const throttling = { rttMs: 150, throughputKbps: 1638.4, requestLatencyMs: 562.5, downloadThroughputKbps: 1474.56, uploadThroughputKbps: 675, cpuSlowdownMultiplier: multiplier };
for (const art of process.argv.slice(2)) {
  const lines: string[] = [];
  for (const [name, changes] of Object.entries(cases)) {
    const dir = '/tmp/paint/art-work';
    rmSync(dir, { recursive: true, force: true }); mkdirSync(dir);
    cpSync(art, dir, { recursive: true });
    const artifacts = JSON.parse(readFileSync(`${art}/artifacts.json`, 'utf8'));
    artifacts.settings.throttling = throttling;
    writeFileSync(`${dir}/artifacts.json`, JSON.stringify(artifacts));
    const trace = JSON.parse(readFileSync(`${art}/trace.json`, 'utf8'));
    for (const c of changes) c(trace.traceEvents);
    writeFileSync(`${dir}/trace.json`, JSON.stringify(trace));
    try {
      const res: any = await lighthouse(undefined as never, { auditMode: dir, throttling, logLevel: 'silent', onlyCategories: ['performance'], formFactor: 'mobile', throttlingMethod: 'simulate', disableFullPageScreenshot: true, extraHeaders: { 'Accept-Language': 'fr' } } as never);
      const a = res.lhr.audits; const v = (k: string) => a[k].numericValue === undefined ? a[k].errorMessage : Math.round(a[k].numericValue);
      console.log(art.slice(15), name, 'FCP', v('first-contentful-paint'), 'LCP', v('largest-contentful-paint'), 'TBT', v('total-blocking-time'), 'obs', a.metrics.details?.items[0].observedLargestContentfulPaint);
      if (name === 'asIs') {
        for (const i of a['network-requests'].details.items) console.log('   ', i.url.slice(21, 80), i.resourceType, i.transferSize, Math.round(i.networkRequestTime), Math.round(i.networkEndTime), i.priority);
        for (const t of a['long-tasks'].details.items) console.log('    long', Math.round(t.startTime), Math.round(t.duration), t.url);
        console.log('    main', JSON.stringify(a['mainthread-work-breakdown'].details.items.map((i: any) => [i.group, Math.round(i.duration)])));
        console.log('    lcp', JSON.stringify(a['lcp-breakdown-insight']?.details?.items?.[1]?.snippet ?? a['largest-contentful-paint-element']?.details?.items?.[0]));
      }
    } catch (e) { console.log(art, name, String(e).slice(0, 200)); }
  }
}
