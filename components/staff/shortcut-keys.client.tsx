'use client';

import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Dialog } from '@/components/ui/dialog.client';

const storageKey = 'staff-shortcuts';
const changed = 'staff:shortcuts';

/** Milliseconds within which a letter belongs to the "g" before it. */
const patience = 1500;

/** Where a letter is a letter, or a key is the control's own. */
const typing =
  'textarea, select, [contenteditable=""], [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"])';

function isOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

function turn(on: boolean) {
  try {
    if (on) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'off');
  } catch {
    // A browser that stores nothing keeps them on.
  }
  dispatchEvent(new Event(changed));
}

function subscribe(tell: () => void) {
  addEventListener(changed, tell);
  addEventListener('storage', tell);
  return () => {
    removeEventListener(changed, tell);
    removeEventListener('storage', tell);
  };
}

const find = (selector: string, within: ParentNode = document) => within.querySelector<HTMLElement>(selector);

const currentRow = () => document.activeElement?.closest<HTMLElement>('[data-shortcut-row]') ?? null;

/** Through the rows of a list, or, on the page of one of its entries, to the next. */
function step(by: 1 | -1): boolean {
  const beside = find(`[data-shortcut-step="${by === 1 ? 'next' : 'previous'}"]`);
  if (beside) return press(beside);
  const rows = [...document.querySelectorAll<HTMLElement>('[data-shortcut-row]')];
  const row = currentRow();
  const at = row ? rows.indexOf(row) : -1;
  const next = at < 0 ? rows[0] : rows[at + by];
  if (!next) return false;
  find('[data-shortcut-open]', next)?.focus();
  return true;
}

function press(element: HTMLElement | null | undefined): boolean {
  element?.click();
  return element !== null && element !== undefined;
}

function focusOn(element: HTMLElement | null): boolean {
  element?.focus();
  if (element instanceof HTMLInputElement) element.select();
  return element !== null;
}

/** The line of a letter that is left free between its greeting and its signature. */
const freeLine = '\n\n\n';

/** What has a key of its own on this page: a field is written in, anything else pressed. */
function reach(key: string): boolean {
  const own = find(`[data-shortcut-key="${key}"]`);
  if (!(own instanceof HTMLTextAreaElement)) return press(own);
  const free = own.value.indexOf(freeLine);
  const at = free < 0 ? own.value.length : free + 2;
  own.setSelectionRange(at, at);
  own.scrollIntoView({ block: 'center' });
  return focusOn(own);
}

/** Sends the form that is being written in, where it says with which button. */
function send(target: EventTarget | null): boolean {
  const form = target instanceof Element ? target.closest('form') : null;
  const button = form && find('[data-shortcut-send]', form);
  if (!(button instanceof HTMLButtonElement)) return false;
  form?.requestSubmit(button);
  return true;
}

/** What each key does; false when there is nothing for it on this page. */
const keys: Record<string, () => boolean> = {
  j: () => step(1),
  k: () => step(-1),
  o: () => press(find('[data-shortcut-open]', currentRow() ?? undefined)),
  x: () => {
    const row = currentRow();
    return row !== null && press(find('input[type="checkbox"]', row));
  },
  m: () => {
    const row = currentRow();
    const summary = row && find('summary', row);
    return press(summary) && focusOn(summary);
  },
  z: () => press(find('button[name="intent"][value="undo"]')),
  '/': () => focusOn(find('[data-shortcut-search]')),
  '?': () => press(find('[data-shortcut-help]')),
  c: () => reach('c'),
  r: () => reach('r'),
  n: () => reach('n'),
  a: () => reach('a'),
};

function listen(): () => void {
  let wentAt = Number.NEGATIVE_INFINITY;
  let heard = false;
  const hear = (event: KeyboardEvent) => {
    const { key, target } = event;
    // The page script says the first key again, for what was not there yet to hear it.
    if (!event.isTrusted && heard) return;
    heard = true;
    if (key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.repeat && send(target)) {
      event.preventDefault();
      return;
    }
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target instanceof Element && target.closest(typing)) return;
    if (find('dialog[open], [role="dialog"], [role="alertdialog"], :popover-open')) return;
    const isGoing = event.timeStamp - wentAt < patience;
    wentAt = Number.NEGATIVE_INFINITY;
    let done = false;
    if (isGoing && /^[a-z]$/.test(key)) done = press(find(`[data-shortcut-go="${key}"]`));
    else if (key === 'g') wentAt = event.timeStamp;
    else done = keys[key]?.() ?? false;
    if (done) event.preventDefault();
  };
  document.addEventListener('keydown', hear);
  return () => document.removeEventListener('keydown', hear);
}

interface ShortcutWords {
  title: string;
  note: string;
  close: string;
  /** The switch that turns them off (WCAG 2.2, 2.1.4). */
  on: string;
}

/**
 * The keyboard shortcuts of the back office, and the sheet that lists them. Buttons with `data-shortcut-help` open it.
 *
 * @param children what each key does
 */
export function ShortcutKeys({ words, children }: { words: ShortcutWords; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLElement>(null);
  const on = useSyncExternalStore(subscribe, isOn, () => true);
  useEffect(() => (on ? listen() : undefined), [on]);
  useEffect(() => {
    const hear = ({ target, isTrusted }: MouseEvent) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-shortcut-help]') : null;
      if (!button) return;
      // In the menu of a phone the button is gone by then: what opened the menu gets the focus back.
      const menu = button.closest('[popover]');
      const shown = menu ? find(`[popovertarget="${menu.id}"]:not([data-shortcut-help])`) : button;
      // The key leaves the focus where it is.
      opener.current = isTrusted ? shown : null;
      setOpen(true);
    };
    document.addEventListener('click', hear);
    return () => document.removeEventListener('click', hear);
  }, []);
  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      title={words.title}
      description={words.note}
      closeLabel={words.close}
      width="wide"
      returnFocus={opener}
    >
      {children}
      <label className="mt-4 inline-flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={on}
          onChange={({ currentTarget }) => turn(currentTarget.checked)}
          className="size-6 accent-ink"
        />
        <span>{words.on}</span>
      </label>
    </Dialog>
  );
}
