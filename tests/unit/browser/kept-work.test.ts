import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropWork, keepWork, readWork, workKeeper } from '@/lib/browser/kept-work';

const document = (words: string): [string, string][] => [['document', words]];

/** A storage with room for so many characters. */
function storage(room = Number.POSITIVE_INFINITY) {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
  };
}

beforeEach(() => vi.stubGlobal('localStorage', storage()));
afterEach(() => vi.unstubAllGlobals());

test('two designs that are worked on at the same time are both kept, each where it was begun', () => {
  keepWork('shirt', '?template=choir', document('choir'));
  keepWork('shirt', '?template=bar', document('bar'));
  keepWork('shirt', '?template=choir', document('choir, changed'));
  expect(readWork('shirt', '?template=choir')).toEqual(document('choir, changed'));
  expect(readWork('shirt', '?template=bar')).toEqual(document('bar'));
  expect(readWork('shirt', '')).toBeNull();
  expect(readWork('wrap', '?template=bar')).toBeNull();
});

test('one that was saved is dropped, and no other', () => {
  keepWork('shirt', '?own=a', document('a'));
  keepWork('shirt', '?own=b', document('b'));
  dropWork('shirt', '?own=a');
  expect(readWork('shirt', '?own=a')).toBeNull();
  expect(readWork('shirt', '?own=b')).toEqual(document('b'));
});

/** The same code in a page of its own. */
async function openTab() {
  vi.resetModules();
  return import('@/lib/browser/kept-work');
}

test('what another tab has kept of the same design since stays when this one is saved', async () => {
  const here = await openTab();
  const there = await openTab();
  here.keepWork('shirt', '?own=a', document('here'));
  expect(there.readWork('shirt', '?own=a')).toEqual(document('here'));
  there.keepWork('shirt', '?own=a', document('there'));
  here.dropWork('shirt', '?own=a');
  expect(readWork('shirt', '?own=a')).toEqual(document('there'));
  there.dropWork('shirt', '?own=a');
  expect(readWork('shirt', '?own=a')).toBeNull();
});

test('what was found and saved as it was is dropped', async () => {
  keepWork('shirt', '?own=a', document('before'));
  const now = await openTab();
  expect(now.readWork('shirt', '?own=a')).toEqual(document('before'));
  now.dropWork('shirt', '?own=a');
  expect(readWork('shirt', '?own=a')).toBeNull();
});

test('what was left when an address held a key is found where its design is gone on with now', () => {
  keepWork('shirt', '?from=id.link&own=id.key&with=x', document('shirt'));
  keepWork('wrap', '?film=red&own=id.key', document('wrap'));
  expect(readWork('shirt', '?change=id.link&with=x')).toEqual(document('shirt'));
  expect(readWork('wrap', '?film=red&change=id.link')).toEqual(document('wrap'));
  expect(readWork('wrap', '?film=red&change=other.link')).toBeNull();
  keepWork('shirt', '?change=id.link&with=x', document('newer'));
  dropWork('shirt', '?change=id.link&with=x');
  expect(readWork('shirt', '?from=id.link&own=id.key&with=x')).toBeNull();
  // A copy of the same design is another work.
  expect(readWork('shirt', '?from=id.link')).toBeNull();
});

test('the eight that were changed last are kept', () => {
  for (let at = 0; at < 10; at += 1) keepWork('shirt', `?${at}`, document(`${at}`));
  expect(readWork('shirt', '?1')).toBeNull();
  expect(readWork('shirt', '?2')).toEqual(document('2'));
});

test('where room is short the oldest give way to what is worked on', () => {
  vi.stubGlobal('localStorage', storage(300));
  keepWork('shirt', '?old', document('x'.repeat(150)));
  keepWork('shirt', '?new', document('y'.repeat(200)));
  expect(readWork('shirt', '?new')).toEqual(document('y'.repeat(200)));
  expect(readWork('shirt', '?old')).toBeNull();
});

test('what an earlier version of the site kept is found', () => {
  localStorage.setItem('shirt', JSON.stringify({ address: '?a', entries: document('before') }));
  expect(readWork('shirt', '?a')).toEqual(document('before'));
});

test('storage that is blocked or holds something else harms nobody', () => {
  for (const wrong of ['{', 'null', '[null]', '[{"address":"?a","entries":[["a"]]}]', '7']) {
    localStorage.setItem('shirt', wrong);
    expect(readWork('shirt', '?a'), wrong).toBeNull();
    keepWork('shirt', '?a', document('now'));
    expect(readWork('shirt', '?a'), wrong).toEqual(document('now'));
  }
  vi.stubGlobal('localStorage', undefined);
  keepWork('shirt', '?a', document('now'));
  dropWork('shirt', '?a');
  expect(readWork('shirt', '?a')).toBeNull();
});

test('what is worked on is kept a moment later, as it stands then, or when the page is left', () => {
  vi.useFakeTimers();
  const leave = new EventTarget();
  vi.stubGlobal('location', { search: '?van' });
  vi.stubGlobal('addEventListener', leave.addEventListener.bind(leave));
  vi.stubGlobal('removeEventListener', leave.removeEventListener.bind(leave));
  const keeper = workKeeper('wrap');
  keeper.soon(() => document('one'));
  expect(readWork('wrap', '?van')).toBeNull();
  keeper.soon(() => document('two'));
  vi.advanceTimersByTime(300);
  expect(readWork('wrap', '?van')).toEqual(document('two'));
  keeper.soon(() => document('three'));
  leave.dispatchEvent(new Event('pagehide'));
  expect(readWork('wrap', '?van')).toEqual(document('three'));
  keeper.soon(() => document('four'));
  keeper.drop();
  vi.advanceTimersByTime(300);
  leave.dispatchEvent(new Event('pagehide'));
  expect(readWork('wrap', '?van')).toBeNull();
  vi.useRealTimers();
});
