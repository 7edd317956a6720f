'use client';

import { useEffect, useSyncExternalStore } from 'react';

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
  '?': () => {
    const sheet = find('#shortcut-help');
    if (!(sheet instanceof HTMLDialogElement)) return false;
    sheet.showModal();
    return true;
  },
};

function listen(): () => void {
  let wentAt = 0;
  let heard = false;
  const hear = (event: KeyboardEvent) => {
    const { key, target } = event;
    // The page script says the first key again, for what was not there yet to hear it.
    if (!event.isTrusted && heard) return;
    heard = true;
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target instanceof Element && target.closest(typing)) return;
    if (find('dialog[open], :popover-open')) return;
    const isGoing = event.timeStamp - wentAt < patience;
    wentAt = 0;
    let done = false;
    if (isGoing && /^[a-z]$/.test(key)) done = press(find(`[data-shortcut-go="${key}"]`));
    else if (key === 'g') wentAt = event.timeStamp;
    else done = keys[key]?.() ?? false;
    if (done) event.preventDefault();
  };
  document.addEventListener('keydown', hear);
  return () => document.removeEventListener('keydown', hear);
}

/** The keyboard shortcuts of the back office, and the switch that turns them off (WCAG 2.2, 2.1.4). */
export function ShortcutKeys({ label }: { label: string }) {
  const on = useSyncExternalStore(subscribe, isOn, () => true);
  useEffect(() => (on ? listen() : undefined), [on]);
  return (
    <label className="needs-script inline-flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        checked={on}
        onChange={({ currentTarget }) => turn(currentTarget.checked)}
        className="size-6 accent-ink"
      />
      <span>{label}</span>
    </label>
  );
}
