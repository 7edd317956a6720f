'use client';

import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { TabsMet } from '@/components/designs/tabs-met';
import { useDesignSending } from '@/components/designs/use-design-sending';
import { useOtherTab } from '@/components/designs/use-other-tab';
import { dropWork, keepWork } from '@/lib/browser/kept-work';
import { newSaveKey } from '@/lib/browser/save-key';
import { readTextEntry } from '@/lib/forms/read-entry';
import type { Locale } from '@/lib/i18n/locales';
import type { DesignerLabels } from '@/lib/shirt-designer/designer-labels';
import type { GarmentSide } from '@/lib/shirt-designer/garments/garment';
import type { ShirtDesign } from '@/lib/shirt-designer/shirt-design';
import { beginHistory, type History, record } from '@/lib/shirt-designer/shirt-history';
import { type Arrival, arrive } from './arrive';
import type * as LiveEditor from './live-editor';
import { savedAddress } from './saved-address';

interface ShirtBenchProps {
  /** Id of the form that sends the design. */
  form: string;
  /** Where the form is sent. */
  action: string;
  locale: Locale;
  labels: DesignerLabels;
  initial: ShirtDesign;
  initialSide: GarmentSide;
  /** Token of the design that is gone on with: saving goes over it. */
  change: string | null;
  /** Tokens of designs that the same request is to have. */
  others: string;
  /** Reference of the earlier request of which it is a copy. */
  again: string | null;
  /** What the server has drawn and said, until the editor is here. */
  drawing: ReactNode;
  facts: ReactNode;
  /** The fields of the form without a script. */
  children: ReactNode;
}

const workKey = 'shirt-design';

/** What this browser keeps of a design that the site does not have so yet. */
function useKeptDesign(design: ShirtDesign, initial: ShirtDesign, tell: (document: string) => void) {
  // What is sent again because its answer was lost is known by it, also after a reload.
  const saveKey = useRef('');
  const isTouched = useRef(false);
  // As the server has it: nothing of it needs to be kept here.
  const settled = useRef(initial);
  const keep = useCallback(
    (kept: ShirtDesign) => {
      isTouched.current = true;
      const document = JSON.stringify(kept);
      keepWork(workKey, location.search, [
        ['document', document],
        ['key', saveKey.current],
      ]);
      tell(document);
    },
    [tell],
  );
  useEffect(() => {
    // Whoever takes all of it back is to find that, too.
    if (design !== settled.current || isTouched.current) keep(design);
  }, [design, keep]);
  const settle = useCallback((saved: ShirtDesign) => {
    settled.current = saved;
    isTouched.current = false;
  }, []);
  /** Keeps it as another design than that of a tab that began with the same: saved as one, the later would lie over the other. */
  const keepApart = useCallback(
    (kept: ShirtDesign) => {
      saveKey.current = newSaveKey();
      keep(kept);
    },
    [keep],
  );
  return { saveKey, keep, settle, keepApart };
}

/** The design, its form, and the editor once it has been fetched; without it the form has fields of its own. */
export function ShirtBench({
  form,
  action,
  locale,
  labels,
  initial,
  initialSide,
  change: initialChange,
  others,
  again,
  drawing,
  facts,
  children,
}: ShirtBenchProps) {
  const [history, setHistory] = useState<History<ShirtDesign>>(() => beginHistory(initial));
  const [side, setSide] = useState(initialSide);
  const [change, setChange] = useState(initialChange);
  const [live, setLive] = useState<typeof LiveEditor | null>(null);
  const [begun, setBegun] = useState<Arrival | null>(null);
  const design = history.present;
  const latest = useRef(design);
  latest.current = design;
  const { found: fromElsewhere, letGo, tell } = useOtherTab(workKey, latest, live?.rebuild ?? null);
  const { saveKey, keep, settle, keepApart } = useKeptDesign(design, initial, tell);

  useEffect(() => {
    const own = document.getElementById(form);
    if (!(own instanceof HTMLFormElement)) return;
    void arrive(own, latest.current, workKey).then((arrival) => {
      if (!arrival) return;
      const { parts, design: left, side: chosen, key } = arrival;
      if (left) setHistory((before) => record(before, left));
      if (chosen) setSide(chosen);
      setBegun(arrival);
      saveKey.current = key;
      setLive(parts);
    });
  }, [form, saveKey]);

  const onSent = useCallback(
    (saved: string, document: string) => {
      const address = savedAddress(saved);
      if (!address) return;
      dropWork(workKey, location.search);
      // Who comes back by the browser's button finds what was saved, and saves over it.
      window.history.replaceState(window.history.state, '', location.pathname + address.query);
      setChange(address.change);
      // What was changed while it was on its way is kept as such.
      if (JSON.stringify(latest.current) !== document) return keep(latest.current);
      settle(latest.current);
    },
    [keep, settle],
  );
  const take = useCallback(
    (body: FormData) => {
      if (!body.has('change')) body.set('key', saveKey.current);
      return readTextEntry(body, 'document');
    },
    [saveKey],
  );
  const sent = useDesignSending({ take, onSent });
  const news = sent.sending
    ? sent.sending.isAway
      ? labels.sendingAway
      : labels.sending
    : sent.problem && labels[sent.problem];

  const keepMine = () => {
    keepApart(design);
    letGo();
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    // Whoever saves without having said which of two tabs is right keeps both.
    if (fromElsewhere) keepMine();
    // Its key outlives a reload, for an answer that is lost.
    else keep(design);
    sent.submit(event.nativeEvent as SubmitEvent);
  };

  const Editor = live?.Editor;
  return (
    <div className="shirt-bench" data-live={Editor ? true : undefined}>
      {fromElsewhere ? (
        <TabsMet
          className="shirt-problem shirt-tabs-met"
          said={labels.otherTab}
          takeOver={labels.takeOver}
          keepMine={labels.keepMine}
          onTakeOver={() => {
            setHistory((before) => record(before, fromElsewhere));
            letGo();
          }}
          onKeepMine={keepMine}
          next=".shirt-canvas"
        />
      ) : null}
      {Editor ? (
        <Editor
          history={history}
          onHistory={setHistory}
          side={side}
          onSide={setSide}
          locale={locale}
          labels={labels}
          drawing={drawing}
          begun={begun}
          onBegun={() => setBegun(null)}
        />
      ) : (
        <div className="shirt-stage">{drawing}</div>
      )}
      <form
        ref={sent.form}
        id={form}
        method="post"
        action={action}
        encType="multipart/form-data"
        className="shirt-form"
        onSubmit={Editor ? submit : undefined}
      >
        <input type="hidden" name="document" value={JSON.stringify(design)} readOnly />
        {change ? <input type="hidden" name="change" value={change} /> : null}
        {others ? <input type="hidden" name="with" value={others} /> : null}
        {again ? <input type="hidden" name="again" value={again} /> : null}
        {Editor ? <input type="hidden" name="live" value="on" /> : children}
        {change ? <p className="shirt-small">{labels.savedHere}</p> : null}
        <div className="shirt-buttons">
          <button
            type="submit"
            name="next"
            value="show"
            className="button without-script min-h-14 border-2 border-ink px-7 text-xl hocus:bg-ink hocus:text-paper"
          >
            {labels.show}
          </button>
          <button type="submit" name="next" value="quote" className="button button-ink min-h-14 px-7 text-xl">
            {labels.quote}
          </button>
          <button
            type="submit"
            name="next"
            value="save"
            className="button min-h-14 border-2 border-ink px-7 text-xl hocus:bg-ink hocus:text-paper"
          >
            {change ? labels.saveChanges : labels.save}
          </button>
        </div>
        <p role="status" className={sent.sending?.isAway || sent.problem ? 'shirt-problem' : undefined}>
          {news}
        </p>
      </form>
      {Editor ? null : <div className="shirt-summary">{facts}</div>}
    </div>
  );
}
