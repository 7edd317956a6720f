import { useEffect } from 'react';
import type { ComposedWrap } from '@/lib/wrap-simulator/compose';
import type { SimulatorLabels } from '@/lib/wrap-simulator/simulator-copy';
import type * as LiveParts from './live-parts';

/** What follows for the form from what is drawn: the fields are its own, so it is said in them and not rendered. */
export function useFormEcho(
  formOf: () => HTMLFormElement | null,
  parts: typeof LiveParts | null,
  composed: ComposedWrap | null,
  labels: SimulatorLabels,
): void {
  // What of its words cannot be cut is said beside the field.
  useEffect(() => {
    const form = formOf();
    if (!form || !parts || !composed) return;
    for (const said of form.querySelectorAll('.wrap-missing')) {
      const field = said.parentElement?.querySelector('input');
      const words = parts.sayMissingIn(composed, field?.value ?? '', labels);
      if (said.textContent !== words) said.textContent = words;
    }
  }, [composed, formOf, labels, parts]);

  // What only another vehicle has is not asked for.
  const vehicle = composed?.vehicle;
  useEffect(() => {
    const form = formOf();
    if (!form || !parts || !vehicle) return;
    for (const field of form.querySelectorAll('select')) {
      let isLacking = true;
      for (const option of field.options) {
        option.disabled = !parts.offers(vehicle, field.name, option.value);
        option.hidden = option.disabled;
        isLacking &&= option.disabled;
      }
      field.disabled = isLacking;
      const whole = field.closest<HTMLElement>('.wrap-field');
      if (whole) whole.hidden = isLacking;
    }
  }, [vehicle, formOf, parts]);
}
