'use client';

import { useRef, useState } from 'react';
import { Dialog } from '@/components/ui/dialog.client';
import { DropArea } from '@/components/ui/drop-area.client';
import { FileField } from '@/components/ui/file-field.client';
import { type FormContact, FormFrame, HiddenFields } from '@/components/ui/form-frame';
import { createFormTicket } from '@/components/ui/form-ticket';
import { PersonFields } from '@/components/ui/person-fields';
import { ReferenceAnswer, ReferenceFacts } from '@/components/ui/reference-answer';
import { showToast } from '@/components/ui/toast';
import type { UploadedFile } from '@/components/ui/upload-file';
import { type Submission, useSubmission } from '@/components/ui/use-submission';
import type { ActionResult } from '@/lib/actions/result';
import { formatFileSize } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { QuoteFormLabels } from '@/lib/quotes/form-labels';
import type { UploadTarget } from '@/lib/uploads/upload-purposes';

const fieldNames = ['firstName', 'name', 'email', 'phone', 'files'] as const;
type Name = (typeof fieldNames)[number];

interface FormSpecimenProps {
  id: string;
  labels: QuoteFormLabels;
  contact: FormContact;
  /** What was answered last. */
  result?: ActionResult | null;
  interruption?: Submission<Name, null>['interruption'];
  pending?: boolean;
}

/** A form that goes nowhere, as it looks after such an answer. */
export function FormSpecimen({
  id,
  labels,
  contact,
  result = null,
  interruption = null,
  pending = false,
}: FormSpecimenProps) {
  const [ticket] = useState(() => createFormTicket());
  const submission = useSubmission<Name, null>({
    id,
    fieldNames,
    labels,
    posted: result,
    ticket,
    send: async () => null,
  });
  return (
    <FormFrame
      submission={{ ...submission, interruption, pending }}
      labels={labels}
      fieldLabels={{ ...labels, files: labels.uploads.label }}
      files={{ field: 'files', ...labels.uploads }}
      contact={contact}
    >
      <PersonFields field={submission.field} labels={labels} />
      <HiddenFields id={id} />
    </FormFrame>
  );
}

/** The fields about a person alone, empty or with something wrong in each. */
export function PersonSpecimen({
  id,
  labels,
  wrong,
}: {
  id: string;
  labels: QuoteFormLabels;
  wrong: boolean;
}) {
  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-5 sm:grid-cols-2">
      <PersonFields
        labels={labels}
        field={(name) => ({
          id: `${id}-${name}`,
          name,
          defaultValue: wrong ? 'x' : undefined,
          errors: wrong ? [labels.errors.tooShort ?? ''] : [],
        })}
      />
    </div>
  );
}

/** A field for files that takes and sends them, as in the quote form. */
export function FileSpecimen({
  id,
  labels,
  target,
  locale,
  maxFiles,
  files = [],
  errors = [],
}: {
  id: string;
  labels: QuoteFormLabels;
  target: UploadTarget;
  locale: Locale;
  maxFiles: number;
  files?: UploadedFile[];
  errors?: readonly string[];
}) {
  const [ticket] = useState(() => createFormTicket());
  return (
    <FileField
      id={id}
      target={target}
      maxFiles={maxFiles}
      labels={labels.uploads}
      initial={files}
      errors={errors}
      ticket={ticket}
      formatSize={(bytes) => formatFileSize(bytes, locale)}
      onChange={ignore}
    />
  );
}

function ignore() {}

/** The area to drop on, around nothing. */
export function DropSpecimen({ labels }: { labels: QuoteFormLabels }) {
  return (
    <DropArea add={labels.uploads.add} drop={labels.uploads.drop} onFiles={ignore}>
      {null}
    </DropArea>
  );
}

/** What someone reads in place of a form that was taken. */
export function AnswerSpecimen({ labels, again }: { labels: QuoteFormLabels; again: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <ReferenceAnswer
      title={labels.success}
      headingRef={heading}
      next={labels.confirmationSent}
      {...(again ? { again: { label: labels.sendAnother, onClick: ignore } } : null)}
    >
      <ReferenceFacts reference="482-917-635" labels={labels} testId="reference">
        <p>{labels.answerBy}</p>
      </ReferenceFacts>
    </ReferenceAnswer>
  );
}

/** A button that opens a dialog of a kind. */
export function DialogSpecimen({
  labels,
  close,
  ...dialog
}: {
  labels: QuoteFormLabels;
  close: string;
  kind?: 'sheet' | 'question';
  width?: 'narrow' | 'wide';
}) {
  const [isOpen, setOpen] = useState(false);
  const leave = () => setOpen(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className="button button-ink min-h-12 px-6">
        {labels.subject}
      </button>
      <Dialog
        {...dialog}
        open={isOpen}
        onClose={leave}
        title={labels.subject}
        description={labels.confirmationSent}
        {...(dialog.kind === 'question' ? null : { closeLabel: close })}
      >
        <button type="button" onClick={leave} className="button button-ink min-h-12 px-6">
          {close}
        </button>
      </Dialog>
    </>
  );
}

/** Buttons that show a toast of each kind, where toasts show. */
export function ToastSpecimen({ labels }: { labels: QuoteFormLabels }) {
  const toasts = [
    { kind: 'success', title: labels.success },
    { kind: 'success', title: labels.success, description: labels.confirmationSent },
    { kind: 'error', title: labels.failure },
  ] as const;
  return toasts.map((toast, index) => (
    <button
      // biome-ignore lint/suspicious/noArrayIndexKey: a constant list
      key={index}
      type="button"
      onClick={() => showToast(toast)}
      className="button button-ink mr-3 min-h-12 px-6"
    >
      {toast.kind} {'description' in toast ? '+' : ''}
    </button>
  ));
}
