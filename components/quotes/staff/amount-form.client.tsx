'use client';

import { useRef, useState } from 'react';
import { FieldError } from '@/components/ui/field';
import { useActionForm } from '@/components/ui/use-action-form';
import { valuesOf } from '@/lib/actions/result';
import { formatAmountField } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { addVat, followAmount, removeVat } from '@/lib/quotes/amount';
import { type RequestFormProps, versionOf } from './desk-form.client';
import { RequestNotice } from './request-notice.client';

interface Amount {
  netCents: number | null;
  /** Null where the amount has several rates. */
  ratePercent: number | null;
  texts: { net: string; gross: string; hint: string; save: string };
}

/** What the form is typed over: what the page shows, unless its amount becomes another while something stands typed here. */
function useTypedOver(page: Amount & { version: number }, turn: number, isGivenBack: boolean) {
  const [held, setHeld] = useState({ turn, isTyped: isGivenBack, page });
  if (held.turn !== turn) setHeld({ turn, isTyped: isGivenBack, page });
  const { netCents, ratePercent } = held.page;
  const isOvertaken = held.isTyped && (netCents !== page.netCents || ratePercent !== page.ratePercent);
  const type = () => {
    if (!held.isTyped) setHeld({ turn, isTyped: true, page });
  };
  return { over: isOvertaken ? held.page : page, type };
}

/** The amount without and, where it has one rate, with VAT: with a script the one follows the other while it is typed. */
export function AmountForm({
  action,
  permalink,
  version,
  labels,
  locale,
  ...amount
}: RequestFormProps & Amount & { locale: Locale }) {
  const { formProps, errorsOf, ...progress } = useActionForm(action, { permalink });
  const { result, turn } = progress;
  const isGivenBack = result !== null && result.status !== 'ok';
  const { over, type } = useTypedOver({ version, ...amount }, turn, isGivenBack);
  const { netCents, ratePercent, texts } = over;
  const net = useRef<HTMLInputElement>(null);
  const gross = useRef<HTMLInputElement>(null);
  const shown = {
    net: formatAmountField(netCents, locale),
    gross: formatAmountField(
      netCents === null || ratePercent === null ? null : addVat(netCents, ratePercent),
      locale,
    ),
  };
  const typed = { ...shown, ...valuesOf(result) };
  const fields = ratePercent === null ? (['net'] as const) : (['net', 'gross'] as const);

  const follow = (from: 'net' | 'gross') => {
    if (!net.current || !gross.current || ratePercent === null) return;
    const [source, target, before] =
      from === 'net' ? [net.current, gross.current, shown.gross] : [gross.current, net.current, shown.net];
    const convert = from === 'net' ? addVat : removeVat;
    target.value = followAmount(source.value, before, (cents) =>
      formatAmountField(convert(cents, ratePercent), locale),
    );
  };

  return (
    <form
      {...formProps}
      onInput={(event) => {
        formProps.onInput(event);
        type();
      }}
    >
      <input type="hidden" name="version" value={versionOf(result, over.version)} />
      <input type="hidden" name="shownNet" value={shown.net} />
      <input type="hidden" name="shownGross" value={shown.gross} />
      <input type="hidden" name="rate" value={ratePercent ?? ''} />
      {/* What was saved, is given back, or became of the amount before anything was typed, stands in new fields. */}
      <div key={`${turn} ${netCents} ${ratePercent}`} className="grid gap-3 sm:grid-cols-2">
        {fields.map((name) => {
          const found = errorsOf(name).map((key) => labels.errors[key] ?? key);
          return (
            <div key={name}>
              <label className="text-sm text-ink-soft" htmlFor={`amount-${name}`}>
                {texts[name]}
              </label>
              <input
                ref={name === 'net' ? net : gross}
                id={`amount-${name}`}
                name={name}
                defaultValue={typed[name]}
                inputMode="decimal"
                autoComplete="off"
                onInput={() => follow(name)}
                aria-invalid={found.length > 0 ? true : undefined}
                aria-describedby={found.length > 0 ? `amount-${name}-error amount-hint` : 'amount-hint'}
                className="control figures mt-0.5 text-right"
              />
              {found.length > 0 ? <FieldError id={`amount-${name}-error`} errors={found} /> : null}
            </div>
          );
        })}
      </div>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
        <p id="amount-hint" className="text-sm text-ink-soft">
          {texts.hint}
        </p>
        <button type="submit" name="intent" value="amount" className="work-button">
          {texts.save}
        </button>
      </div>
      <RequestNotice progress={progress} labels={labels} />
    </form>
  );
}
