'use server';

import { visitorButton } from '@/lib/actions/server/form-action';
import { readTextEntry } from '@/lib/forms/read-entry';
import { anchors } from '@/lib/i18n/anchors';
import type { Locale } from '@/lib/i18n/locales';
import { pathTo, pathWithin } from '@/lib/i18n/routes';
import { keyOfFinding } from './check-design';
import { composeShirt, lettersFor } from './compose';
import { readForm, readSide } from './read-design';
import { reduceDesign } from './reduce-design';
import { longestCode, readDocument, writeCode } from './server/design-code';
import { forgetShirt, keepShirt, pathToOwnShirt } from './server/keep-shirt';
import type { ShirtDesign } from './shirt-design';
import { defaultTemplate, templates } from './templates';

/** What the form says; fields beside the design count only where no script has sent the design alone. */
function designOf(form: FormData): ShirtDesign {
  const base = readDocument(readTextEntry(form, 'document')) ?? templates[defaultTemplate].design;
  return readTextEntry(form, 'live') === 'on' ? base : readForm(form, base);
}

/** What the form is sent for: to be drawn by the server, corrected, kept under a link, or kept and asked a price for. */
const nextOf = (form: FormData) => readTextEntry(form, 'next');

async function correctedOf(form: FormData): Promise<ShirtDesign> {
  const design = designOf(form);
  if (!nextOf(form).startsWith('fix ')) return design;
  const { findings } = composeShirt(design, await lettersFor(design));
  const found = findings.find((finding) => keyOfFinding(finding) === nextOf(form));
  return (found?.fix ?? []).reduce(reduceDesign, design);
}

/** Designs that the same request is to have; whoever reads them checks their tokens. */
function othersOf(form: FormData): { with?: string } {
  const others = readTextEntry(form, 'with').slice(0, 1000);
  return others ? { with: others } : {};
}

type Outcome = { id: string; kept: boolean } | { code: string; side: string; problem: string | null };

/** Takes the form of the designer. A design that no address can hold is kept first. */
export const sendShirt = visitorButton(
  'shirt.send',
  async ({ form, locale, address }): Promise<Outcome> => {
    const design = await correctedOf(form);
    const code = writeCode(design);
    const side = readSide([...form], design);
    const isKept = nextOf(form) === 'save' || nextOf(form) === 'quote';
    if (!isKept && code.length <= longestCode) return { code, side, problem: null };
    const kept = await keepShirt(design, readTextEntry(form, 'own'), { locale, address });
    return typeof kept === 'string' ? { code, side, problem: kept } : { id: kept.id, kept: isKept };
  },
  (locale: Locale, outcome, form) => {
    const others = othersOf(form);
    if (typeof outcome === 'object' && outcome && 'id' in outcome) {
      const path = pathToOwnShirt(locale, outcome.id, others);
      return path + (nextOf(form) === 'quote' ? `#${anchors.quoteForm}` : '');
    }
    const own = readTextEntry(form, 'own');
    const { code, side, problem } =
      typeof outcome === 'object' && outcome ? outcome : { code: '', side: 'front', problem: 'unavailable' };
    const query = { design: code, side, ...(own ? { own } : {}), ...others, ...(problem ? { problem } : {}) };
    return pathWithin('shirt-tool', locale, { query });
  },
);

/** Deletes the design whose owner's token the form carries. */
export const deleteShirt = visitorButton(
  'shirt.delete',
  ({ form }) => forgetShirt(readTextEntry(form, 'own')),
  (locale, outcome) =>
    outcome === null || typeof outcome === 'string'
      ? pathWithin('shirt-tool', locale, { query: { problem: 'unavailable' } })
      : pathTo('shirt-designer', locale),
);
