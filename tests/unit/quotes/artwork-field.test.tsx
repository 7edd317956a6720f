import { parseHTML } from 'linkedom';
import { createTranslator } from 'next-intl';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ArtworkField } from '@/components/quotes/artwork-field.client';
import type { PartsState, sendInParts } from '@/components/ui/send-in-parts';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { maxArtworkBytes } from '@/lib/uploads/artwork';
import { loadArtworkLabels } from '@/lib/uploads/artwork-labels';

/** The files whose sending has begun, and how each is told what becomes of it. */
const begun: { name: string; tell: (at: PartsState) => void }[] = [];
const givenUp: string[] = [];

vi.mock('@/components/ui/send-in-parts', () => ({
  sendInParts: ({ name }: File, { onState }: Parameters<typeof sendInParts>[1]) => {
    begun.push({ name, tell: onState });
    onState({ state: 'sending' });
    return {
      pause: () => undefined,
      resume: () => onState({ state: 'sending' }),
      cancel: () => givenUp.push(name),
    };
  },
}));
vi.mock('next-intl/server', () => ({
  getTranslations: async ({ locale, namespace }: { locale: Locale; namespace: 'Artwork' }) =>
    createTranslator({ locale, namespace, messages: await loadMessages(locale) }),
}));

const labels = await loadArtworkLabels('en');
const showAgain = vi.fn(async () => undefined);

beforeEach(() => {
  begun.length = 0;
  givenUp.length = 0;
  showAgain.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

/** A picture of a kind that no form takes. */
function scan(name: string, size = 8): File {
  return Object.defineProperty(new File(['II*\0scan'], name), 'size', { value: size });
}

/** The form of a message with its field, and what it has posted. */
async function openForm(typed: string) {
  const { window, document } = parseHTML('<!doctype html><html><body><main></main></body></html>');
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'DataTransfer',
    class {
      files: File[] = [];
      items = { add: (file: File) => this.files.push(file) };
    },
  );
  const focused: Element[] = [];
  const elements = Object.getPrototypeOf(Object.getPrototypeOf(document.createElement('input')));
  elements.focus = function focus(this: Element) {
    focused.push(this);
  };
  Object.defineProperty(elements, 'form', {
    configurable: true,
    get(this: Element) {
      return this.closest('form');
    },
  });
  const { createRoot } = await import('react-dom/client');
  const root = createRoot(document.querySelector('main') as Element);
  const target = { endpoint: '/parts', headers: {}, subject: '482-917-635', labels, showAgain };
  await act(async () =>
    root.render(
      <form>
        <input type="hidden" name="key" defaultValue="a-key" />
        <textarea name="message" />
        <ArtworkField id="files" accept=".pdf" describedBy="hint" target={{ ...target, locale: 'en' }}>
          <p id="hint">Hint</p>
        </ArtworkField>
        <button type="submit">Send the message</button>
      </form>,
    ),
  );
  const form = document.querySelector('form') as HTMLFormElement;
  const field = document.querySelector('[type="file"]') as HTMLInputElement;
  const message = document.querySelector('textarea') as HTMLTextAreaElement;
  message.value = typed;
  const posted: string[] = [];
  const tell = (element: Element, type: string, more = {}) => {
    const event = Object.assign(new window.Event(type, { bubbles: true, cancelable: true }), more);
    element.dispatchEvent(event);
    return !event.defaultPrevented;
  };
  form.requestSubmit = (submitter) => {
    if (tell(form, 'submit', { submitter })) posted.push(message.value);
  };
  const button = (label: string) =>
    [...document.querySelectorAll('button')].find(
      (one) => one.getAttribute('aria-label') === label || one.textContent?.startsWith(label),
    ) as HTMLButtonElement;
  const settle = (work: () => void, files: number) =>
    act(async () => {
      work();
      await vi.waitFor(() => expect(begun).toHaveLength(files));
    });
  return {
    posted,
    focused,
    message,
    choose: (...files: File[]) =>
      act(async () => {
        field.files = files as never;
        tell(field, 'change');
      }),
    press: (label: string) => tell(button(label), 'click'),
    /** Sends the form, by which so many files have begun to leave in all. */
    submit: (files: number) => settle(() => form.requestSubmit(button('Send the message')), files),
    become: (name: string, at: PartsState) =>
      act(async () => begun.find((file) => file.name === name)?.tell(at)),
    said: () => document.querySelector('[role="status"]')?.textContent ?? '',
    seen: (words: string) => [...document.querySelectorAll('p')].some((one) => one.textContent === words),
    rows: () => [...document.querySelectorAll('li')],
    close: () => root.unmount(),
  };
}

const failed = { state: 'failed', error: 'fileBroken', mayRetry: false } satisfies PartsState;

test('a message waits for the large files that were chosen with it, and leaves once all have arrived', async () => {
  const page = await openForm('Here is the drawing.');
  await page.choose(scan('front.tif'), scan('back.tif'));
  await page.submit(2);
  expect(page.posted).toEqual([]);
  expect(page.seen(labels.held)).toBe(true);
  expect(page.said()).toContain(labels.held);
  await page.become('front.tif', { state: 'done' });
  expect(page.posted).toEqual([]);
  await page.become('back.tif', { state: 'done' });
  expect(page.posted).toEqual(['Here is the drawing.']);
  await act(async () => page.close());
});

test('a message stays where one of its files cannot arrive, which is said, until it is sent without that', async () => {
  const page = await openForm('Here is the drawing.');
  await page.choose(scan('front.tif'), scan('back.tif'));
  await page.submit(2);
  await page.become('back.tif', failed);
  await page.become('front.tif', { state: 'done' });
  expect(page.posted).toEqual([]);
  expect(page.seen(labels.stopped)).toBe(true);
  expect(page.said()).toContain(labels.stopped);
  expect(page.focused.at(-1)).toBe(page.rows()[1]);
  expect(page.message.value).toBe('Here is the drawing.');
  await page.submit(2);
  expect(page.posted).toEqual([]);
  await act(async () => page.press(labels.remove.replace('{name}', 'back.tif')));
  await page.submit(2);
  expect(page.posted).toEqual(['Here is the drawing.']);
  await act(async () => page.close());
});

test('what may arrive later is tried again with the message', async () => {
  const page = await openForm('Here is the drawing.');
  await page.choose(scan('front.tif'));
  await page.submit(1);
  await page.become('front.tif', { state: 'failed', error: 'busy', mayRetry: true });
  expect(page.seen(labels.stopped)).toBe(true);
  await page.submit(1);
  expect(page.seen(labels.held)).toBe(true);
  await page.become('front.tif', { state: 'done' });
  expect(page.posted).toEqual(['Here is the drawing.']);
  await act(async () => page.close());
});

test('of a file that is too large to be sent at all a message says so before anything leaves', async () => {
  const page = await openForm('Here is the drawing.');
  await page.choose(scan('wall.tif', maxArtworkBytes + 1), scan('front.tif'));
  await page.submit(0);
  expect([page.posted, begun]).toEqual([[], []]);
  expect(page.focused.at(-1)).toBe(page.rows()[0]);
  await act(async () => page.press(labels.remove.replace('{name}', 'wall.tif')));
  await page.submit(1);
  await page.become('front.tif', { state: 'done' });
  expect(page.posted).toEqual(['Here is the drawing.']);
  await act(async () => page.close());
});

test('large files alone leave without an empty message, and the page is shown anew', async () => {
  const page = await openForm('  ');
  await page.choose(scan('front.tif'));
  await page.submit(1);
  expect(page.seen(labels.held)).toBe(false);
  await page.become('front.tif', { state: 'done' });
  expect(showAgain).toHaveBeenCalledTimes(1);
  await page.submit(1);
  expect(showAgain).toHaveBeenCalledTimes(2);
  expect(page.focused.at(-1)).toBe(page.rows()[0]);
  expect(page.posted).toEqual([]);
  await act(async () => page.close());
});

test('a form without large files is left alone', async () => {
  const page = await openForm('');
  await page.submit(0);
  expect(page.posted).toEqual(['']);
  await act(async () => page.close());
});

/** Long enough for what sends files to be there. */
const moment = async () => {
  await import('@/components/ui/send-in-parts');
  await new Promise((resolve) => setTimeout(resolve, 30));
};

test('a file that is removed before what sends it is there is not sent', async () => {
  const page = await openForm('');
  await page.choose(scan('front.tif'));
  await act(async () => {
    page.press(labels.send);
    page.press(labels.remove.replace('{name}', 'front.tif'));
    await moment();
  });
  expect(page.rows()).toEqual([]);
  expect(begun).toEqual([]);
  await act(async () => page.close());
});

test('nothing is sent from a page that was left before', async () => {
  const page = await openForm('');
  await page.choose(scan('front.tif'));
  await act(async () => {
    page.press(labels.send);
    page.close();
    await moment();
  });
  expect(begun).toEqual([]);
});

test('a file that is being finished is given up like one on its way, and the focus goes to the field', async () => {
  const page = await openForm('');
  await page.choose(scan('front.tif'));
  await page.submit(1);
  await page.become('front.tif', { state: 'finishing' });
  await act(async () => page.press(labels.cancel.replace('{name}', 'front.tif')));
  expect(givenUp).toEqual(['front.tif']);
  expect(page.rows()).toEqual([]);
  expect(page.focused.at(-1)?.id).toBe('files');
  // It had arrived before anybody could stop it.
  await page.become('front.tif', { state: 'done' });
  expect(page.rows()).toEqual([]);
  expect(showAgain).toHaveBeenCalledTimes(1);
  await act(async () => page.close());
});
