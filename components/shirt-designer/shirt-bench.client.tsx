'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { keepWork, readWork } from '@/lib/browser/kept-work';
import type { Locale } from '@/lib/i18n/locales';
import type { DesignerLabels } from '@/lib/shirt-designer/designer-copy';
import type { GarmentSide } from '@/lib/shirt-designer/garments/garment';
import type { ShirtDesign } from '@/lib/shirt-designer/shirt-design';
import { beginHistory, type History, record } from '@/lib/shirt-designer/shirt-history';
import type * as LiveEditor from './live-editor';

interface ShirtBenchProps {
  /** Id of the form that sends the design. */
  form: string;
  /** Where the form is sent. */
  action: string;
  locale: Locale;
  labels: DesignerLabels;
  initial: ShirtDesign;
  initialSide: GarmentSide;
  /** Of the design that is gone on with: saving goes over it. */
  own: string | null;
  /** Tokens of designs that the same request is to have. */
  others: string;
  /** What the server has drawn and said, until the editor is here. */
  drawing: ReactNode;
  facts: ReactNode;
  /** The fields of the form without a script. */
  children: ReactNode;
}

const workKey = 'shirt-design';

/** The design, its form, and the editor once it has been fetched; without it the form has fields of its own. */
export function ShirtBench({
  form,
  action,
  locale,
  labels,
  initial,
  initialSide,
  own,
  others,
  drawing,
  facts,
  children,
}: ShirtBenchProps) {
  const [history, setHistory] = useState<History<ShirtDesign>>(() => beginHistory(initial));
  const [side, setSide] = useState(initialSide);
  const [live, setLive] = useState<typeof LiveEditor | null>(null);
  const [fromElsewhere, setFromElsewhere] = useState<ShirtDesign | null>(null);
  const channel = useRef<BroadcastChannel | null>(null);
  const design = history.present;

  // Whoever was here before finds what they left.
  useEffect(() => {
    void import('./live-editor').then(
      (parts) => {
        const kept = readWork(workKey, location.search)?.find(([name]) => name === 'document')?.[1];
        const left = kept === undefined ? null : parts.rebuild(kept);
        if (left) setHistory((before) => record(before, left));
        setLive(parts);
      },
      () => {},
    );
  }, []);

  // Two tabs on one design tell each other.
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return;
    const open = new BroadcastChannel(workKey);
    const about = own ?? location.search;
    open.onmessage = ({ data }: MessageEvent<{ about: string; document: string }>) => {
      const other = data.about === about ? live?.rebuild(data.document) : null;
      if (other) setFromElsewhere(other);
    };
    channel.current = open;
    return () => open.close();
  }, [own, live]);

  useEffect(() => {
    if (design === initial) return;
    const document = JSON.stringify(design);
    keepWork(workKey, location.search, [['document', document]]);
    channel.current?.postMessage({ about: own ?? location.search, document });
  }, [design, initial, own]);

  const Editor = live?.Editor;
  return (
    <div className="shirt-bench" data-live={Editor ? true : undefined}>
      {fromElsewhere ? (
        <div role="alert" className="shirt-problem shirt-tabs-met">
          <p>{labels.otherTab}</p>
          <button
            type="button"
            onClick={() => {
              setHistory((before) => record(before, fromElsewhere));
              setFromElsewhere(null);
            }}
          >
            {labels.takeOver}
          </button>
          <button type="button" onClick={() => setFromElsewhere(null)}>
            {labels.keepMine}
          </button>
        </div>
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
        />
      ) : (
        <div className="shirt-stage">{drawing}</div>
      )}
      <form id={form} method="post" action={action} encType="multipart/form-data" className="shirt-form">
        <input type="hidden" name="document" value={JSON.stringify(design)} readOnly />
        {own ? <input type="hidden" name="own" value={own} /> : null}
        {others ? <input type="hidden" name="with" value={others} /> : null}
        {Editor ? <input type="hidden" name="live" value="on" /> : children}
        <div className="shirt-buttons">
          <button
            type="submit"
            name="next"
            value="show"
            className="button button-ink without-script min-h-14 px-7 text-xl"
          >
            {labels.show}
          </button>
          <button type="submit" name="next" value="save" className="button button-ink min-h-14 px-7 text-xl">
            {own ? labels.saveChanges : labels.save}
          </button>
          <button type="submit" name="next" value="quote" className="button button-ink min-h-14 px-7 text-xl">
            {labels.quote}
          </button>
        </div>
      </form>
      {Editor ? null : <div className="shirt-summary">{facts}</div>}
    </div>
  );
}
