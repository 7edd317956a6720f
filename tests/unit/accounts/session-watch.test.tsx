import { parseHTML } from 'linkedom';
import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SessionWatch } from '@/components/accounts/session-watch.client';
import { forgetUnsent, isAnythingUnsent, sendHeld } from '@/components/ui/unsent';
import { useSending } from '@/components/ui/use-action-form';
import { tellSignedOutHere } from '@/lib/accounts/signed-out-here';
import type { ActionResult } from '@/lib/actions/result';

type Answer = ActionResult<null, 'signedOut' | 'unknown'>;

const refused: Answer = { status: 'refused', reason: 'signedOut', values: {} };
const taken: Answer = { status: 'ok', data: null };
const form = {};
const answer = (given: Answer) => sendHeld(form, async () => given);

/** Hears at once what another of its name is told. */
class Channel {
  static readonly open = new Set<Channel>();
  onmessage: ((event: object) => void) | null = null;
  constructor(readonly name: string) {
    Channel.open.add(this);
  }
  postMessage() {
    for (const other of Channel.open) if (other !== this && other.name === this.name) other.onmessage?.({});
  }
  close() {
    Channel.open.delete(this);
  }
}

const reload = vi.fn();
let noteChange = () => {};

beforeEach(() => {
  const { window, document } = parseHTML('<!doctype html><html><body><main></main></body></html>');
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('BroadcastChannel', Channel);
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(changed: () => void) {
        noteChange = changed;
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

afterEach(() => {
  forgetUnsent(form);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  reload.mockClear();
});

function setSignedIn(isSignedIn: boolean): void {
  document.documentElement.toggleAttribute('data-signed-in', isSignedIn);
  noteChange();
}

async function render(element: ReactNode): Promise<() => Promise<void>> {
  const { createRoot } = await import('react-dom/client');
  const root = createRoot(document.querySelector('main') as Element);
  await act(async () => root.render(element));
  return () => act(async () => root.unmount());
}

/** How often the page has been loaded anew once a session that was there has been over for so long, in milliseconds. */
async function loadsAfter(milliseconds: number): Promise<number> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  return reload.mock.calls.length;
}

async function watch(keepsUnsent: boolean): Promise<void> {
  setSignedIn(true);
  await render(<SessionWatch keepsUnsent={keepsUnsent} />);
  vi.useFakeTimers();
}

test('a page is loaded anew two seconds after the end of the session, unless that is taken back', async () => {
  await watch(true);
  setSignedIn(false);
  expect(await loadsAfter(1900)).toBe(0);
  setSignedIn(true);
  expect(await loadsAfter(9000)).toBe(0);
  setSignedIn(false);
  expect(await loadsAfter(2100)).toBe(1);
});

test('a page whose form was refused for it stays until the form is taken', async () => {
  await watch(true);
  await answer(refused);
  setSignedIn(false);
  expect(await loadsAfter(60_000)).toBe(0);
  // Signed in again in another tab, sent again, and signed out later.
  setSignedIn(true);
  await answer(taken);
  expect(await loadsAfter(60_000)).toBe(0);
  setSignedIn(false);
  expect(await loadsAfter(2100)).toBe(1);
});

test('a page stays while its form is on its way, and goes once it was answered without need', async () => {
  await watch(true);
  let arrive = (_: Answer) => {};
  const sent = sendHeld(form, () => new Promise<Answer>((resolve) => (arrive = resolve)));
  setSignedIn(false);
  expect(await loadsAfter(30_000)).toBe(0);
  arrive({ status: 'refused', reason: 'unknown', values: {} });
  await sent;
  expect(await loadsAfter(2100)).toBe(1);
});

test('whoever signs out in this browser leaves no page behind, whatever was refused on it', async () => {
  await watch(true);
  await answer(refused);
  setSignedIn(false);
  tellSignedOutHere();
  expect(await loadsAfter(2100)).toBe(1);
});

test('pages of customers go in any case', async () => {
  await watch(false);
  await answer(refused);
  setSignedIn(false);
  expect(await loadsAfter(2100)).toBe(1);
});

test('a form counts as unsent from its first answer of that kind, over a lost connection, until its page is left', async () => {
  let next: Answer | Error = refused;
  let submit = (_: FormData) => {};
  function Form() {
    const sending = useSending<Answer>({
      posted: null,
      send: async () => {
        if (next instanceof Error) throw next;
        return next;
      },
    });
    submit = sending.submitData;
    return null;
  }
  const leave = await render(<Form />);
  const sendNext = async (given: Answer | Error) => {
    next = given;
    await act(async () => submit(new FormData()));
    return isAnythingUnsent();
  };
  expect(isAnythingUnsent()).toBe(false);
  expect(await sendNext(new TypeError('fetch failed'))).toBe(false);
  expect(await sendNext(refused)).toBe(true);
  expect(await sendNext(new TypeError('fetch failed'))).toBe(true);
  expect(await sendNext(taken)).toBe(false);
  expect(await sendNext(refused)).toBe(true);
  await leave();
  expect(isAnythingUnsent()).toBe(false);
});
