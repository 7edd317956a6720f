'use client';

import { useActionState, useState } from 'react';
import { Checkbox, SelectField, TextAreaField, TextField } from '@/components/ui/field';
import { FileField, type Uploads } from '@/components/ui/file-field.client';
import { type FormContact, FormFrame, HiddenFields } from '@/components/ui/form-frame';
import { createFormTicket } from '@/components/ui/form-ticket';
import { PersonFields } from '@/components/ui/person-fields';
import { ReferenceAnswer } from '@/components/ui/reference-answer';
import { useFormDraft } from '@/components/ui/use-form-draft';
import { useSubmission } from '@/components/ui/use-submission';
import type { ActionResult } from '@/lib/actions/result';
import { quoteSentEvent } from '@/lib/browser/events';
import { formatFileSize } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { QuoteAcknowledgement } from '@/lib/quotes/acknowledgement';
import type { QuoteFormLabels } from '@/lib/quotes/form-labels';
import { maxFiles, quoteLimits } from '@/lib/quotes/limits';
import { type ProjectType, projectTypes } from '@/lib/quotes/project-types';
import type { UploadTarget } from '@/lib/uploads/upload-purposes';
import { type AttachedDesign, AttachedDesigns } from './attached-designs';
import { QuoteFacts } from './quote-facts';

type QuoteResult = ActionResult<QuoteAcknowledgement> | null;

interface QuoteFormProps {
  /** The server action, bound to the page's language. */
  action: (previous: QuoteResult, form: FormData) => Promise<QuoteResult>;
  /** Where the form posts without script: the page with the form's anchor, so that errors are in sight. */
  permalink: string;
  labels: QuoteFormLabels;
  locale: Locale;
  contact: FormContact;
  uploadTarget: UploadTarget;
  initialSubject?: ProjectType;
  /** Whose request it is, when the page knows. */
  initialCompany?: string | undefined;
  /** What the message begins with, unless one was begun before. */
  initialMessage?: string | undefined;
  /** What comes with the request. */
  designs?: readonly AttachedDesign[] | undefined;
}

const draftKey = 'quote-draft';
const typedFields = ['firstName', 'name', 'email', 'phone', 'company', 'subject', 'message'] as const;
const fieldNames = [...typedFields, 'designs', 'files'] as const;

/** Sends its files as soon as they are chosen and keeps a draft; without script it is a plain form without files. */
export function QuoteForm({
  action,
  permalink,
  labels,
  locale,
  contact,
  uploadTarget,
  initialSubject,
  initialCompany,
  initialMessage,
  designs = [],
}: QuoteFormProps) {
  // Plain HTML posts through `formAction`; with script the same action is called, and a lost connection caught.
  const [posted, formAction] = useActionState(action, null, permalink);
  const [ticket] = useState(() => createFormTicket());
  const [uploads, setUploads] = useState<Uploads>({ files: [], busy: false, failed: false });
  const submission = useSubmission({
    id: 'quote',
    fieldNames,
    labels,
    posted,
    ticket,
    busy: uploads.busy,
    failed: uploads.failed,
    send: (data) => action(null, data),
    onSending: () => draft.write(),
    onAccepted: () => {
      draft.forget();
      document.dispatchEvent(new Event(quoteSentEvent));
    },
  });
  const draft = useFormDraft({
    key: draftKey,
    fieldNames: typedFields,
    form: submission.form,
    ticket,
    uploads: uploads.files,
    isPosted: posted !== null,
  });

  const { result, field } = submission;
  const startAgain = () => {
    submission.startAgain();
    draft.startAgain();
  };

  if (result?.status === 'ok') {
    return (
      <ReferenceAnswer
        title={labels.success}
        headingRef={submission.heading}
        next={labels.confirmationSent}
        again={{ label: labels.sendAnother, onClick: startAgain }}
      >
        <QuoteFacts answer={result.data} labels={labels} />
      </ReferenceAnswer>
    );
  }

  const subject = field('subject');
  const message = field('message');
  const company = field('company');
  return (
    <FormFrame
      action={formAction}
      submission={submission}
      draftKey={draftKey}
      labels={labels}
      fieldLabels={{ ...labels, designs: labels.designs.legend, files: labels.uploads.label }}
      files={{ field: 'files', ...labels.uploads }}
      contact={contact}
      onFocus={() => void ticket.get()}
      onInput={draft.inputChanged}
      notice={
        draft.restored.isAny ? (
          <p role="status" className="flex flex-wrap items-center gap-x-4 bg-tint px-4 py-1 sm:col-span-2">
            {labels.draftRestored}
            <button
              type="button"
              onClick={() => {
                draft.forget();
                submission.form.current?.reset();
                startAgain();
              }}
              className="min-h-11 cursor-pointer font-bold underline underline-offset-4"
            >
              {labels.discardDraft}
            </button>
          </p>
        ) : null
      }
    >
      <PersonFields field={field} labels={labels} />
      <TextField
        {...company}
        defaultValue={company.defaultValue ?? initialCompany}
        label={labels.company}
        optional={labels.optional}
        autoComplete="organization"
        maxLength={quoteLimits.company.max}
      />
      <SelectField
        {...subject}
        label={labels.subject}
        placeholder={labels.subjectPlaceholder}
        options={projectTypes.map((type) => ({ value: type, label: labels.projectTypes[type] }))}
        defaultValue={subject.defaultValue ?? initialSubject}
      />
      <TextAreaField
        {...message}
        defaultValue={message.defaultValue ?? initialMessage}
        label={labels.message}
        hint={labels.messageHint}
        rows={6}
        maxLength={quoteLimits.message.max}
        className="sm:col-span-2"
      />

      <AttachedDesigns
        designs={designs}
        legend={labels.designs.legend}
        field={field('designs', labels.designs.errors)}
      />
      <FileField
        key={draft.restored.generation}
        id="quote-files"
        target={uploadTarget}
        maxFiles={maxFiles}
        labels={labels.uploads}
        errors={field('files', labels.uploads.errors).errors}
        initial={draft.restored.files}
        ticket={ticket}
        formatSize={(bytes) => formatFileSize(bytes, locale)}
        onChange={setUploads}
        className="needs-script sm:col-span-2"
      />
      <p className="without-script text-sm text-ink-soft sm:col-span-2">{labels.filesWithoutScript}</p>

      <HiddenFields id="quote" receipts={uploads.files} />
      <Checkbox
        name="newsletter"
        label={labels.newsletter}
        defaultChecked={submission.values.newsletter === 'on'}
      />
    </FormFrame>
  );
}
