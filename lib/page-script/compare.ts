import { listen } from '@/lib/browser/listen';

function place(slider: HTMLInputElement): void {
  slider.parentElement?.style.setProperty('--at', `${slider.value}%`);
}

/** Moves the edge between before and after with its slider. */
export function mindCompare(): void {
  const isSlider = (target: EventTarget | null): target is HTMLInputElement =>
    target instanceof HTMLInputElement && target.matches('.compare > input');
  listen<'input'>('input', ({ target }) => isSlider(target) && place(target));
  // It may have been moved before this script was there.
  document.querySelectorAll<HTMLInputElement>('.compare > input').forEach(place);
}
