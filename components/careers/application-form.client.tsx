'use client';

import { useState } from 'react';
import { Checkbox, SelectField, TextAreaField } from '@/components/ui/field';
import { FileField, type Uploads } from '@/components/ui/file-field.client';
import { type FormContact, FormFrame, HiddenFields } from '@/components/ui/form-frame';
import { createFormTicket } from '@/components/ui/form-ticket';
import { PersonFields } from '@/components/ui/person-fields';
import { ReferenceAnswer } from '@/components/ui/reference-answer';
import { useSubmission } from '@/components/ui/use-submission';
import type { ActionResult } from '@/lib/actions/result';
import type { ApplicationAcknowledgement } from '@/lib/careers/acknowledgement';
import type { ApplicationFormLabels } from '@/lib/careers/form-labels';
import { applicationLimits } from '@/lib/careers/limits';
import type { ReturnedForm } from '@/lib/forms/returned-form';
import { formatFileSize } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { UploadTarget } from '@/lib/uploads/upload-purposes';
import { ApplicationFacts } from './application-facts';

type Result = ActionResult<ApplicationAcknowledgement> | null;

interface ApplicationFormProps {
  labels: ApplicationFormLabels;
  locale: Locale;
  contact: FormContact;
  uploadTarget: UploadTarget;
  /** The id of the position that is chosen at the start. */
  initialPosition?: string;
  /** A form that was sent without script and could not be taken. */
  returned?: ReturnedForm | null;
}

const fieldNames = ['position', 'firstName', 'name', 'email', 'phone', 'message', 'cv'] as const;

function resultOf(returned: ReturnedForm | null | undefined): Result {
  if (!returned) return null;
  const { fields, refused, values } = returned;
  return refused ? { status: 'refused', reason: refused, values } : { status: 'invalid', fields, values };
}

/**
 * Posts the CV with the form where no script runs; with one the CV goes up as soon as it is chosen, and the form is
 * sent with its receipt.
 */
export function ApplicationForm({
  labels,
  locale,
  contact,
  uploadTarget,
  initialPosition,
  returned,
}: ApplicationFormProps) {
  const endpoint = `/api/careers/applications?locale=${locale}`;
  const kept = returned?.upload ? [returned.upload] : [];
  // A file that was taken belongs to the session of the ticket it came with.
  const [ticket] = useState(() => createFormTicket(returned?.ticket));
  const [uploads, setUploads] = useState<Uploads>({ files: kept, busy: false, failed: false });
  const submission = useSubmission({
    id: 'application',
    fieldNames,
    labels,
    posted: resultOf(returned),
    ticket,
    busy: uploads.busy,
    async send(data): Promise<Result> {
      data.delete('cv');
      const response = await fetch(endpoint, { method: 'POST', body: data });
      const answer: Result = await response.json();
      if (!answer || !('status' in answer)) throw new Error('The answer has an unknown shape');
      return answer;
    },
  });

  const { result, field } = submission;
  if (result?.status === 'ok') {
    return (
      <ReferenceAnswer title={labels.success} headingRef={submission.heading} next={labels.next}>
        <ApplicationFacts reference={result.data.reference} labels={labels} />
      </ReferenceAnswer>
    );
  }

  const position = field('position');
  return (
    <FormFrame
      action={endpoint}
      method="post"
      encType="multipart/form-data"
      submission={submission}
      labels={labels}
      fieldLabels={{ ...labels, cv: labels.cv.label }}
      files={{ field: 'cv', ...labels.cv }}
      contact={contact}
      onFocus={() => void ticket.get()}
    >
      <SelectField
        {...position}
        label={labels.position}
        placeholder={labels.positionPlaceholder}
        options={labels.positions.map(({ id, title }) => ({ value: id, label: title }))}
        defaultValue={position.defaultValue ?? initialPosition}
        className="sm:col-span-2"
      />
      <PersonFields field={field} labels={labels} />
      <TextAreaField
        {...field('message')}
        label={labels.message}
        optional={labels.optional}
        hint={labels.messageHint}
        rows={5}
        maxLength={applicationLimits.message.max}
        className="sm:col-span-2"
      />

      <HiddenFields id="application" receipts={uploads.files} ticket={returned?.ticket ?? ''} />
      <Checkbox
        name="keepLonger"
        label={labels.keepLonger}
        defaultChecked={submission.values.keepLonger === 'on'}
      />

      {/* Last of all fields: of a file that is too large, what was typed before it is still read. */}
      <FileField
        id="application-cv"
        target={uploadTarget}
        maxFiles={1}
        name="cv"
        required
        labels={labels.cv}
        errors={field('cv', labels.cv.errors).errors}
        initial={kept}
        ticket={ticket}
        formatSize={(bytes) => formatFileSize(bytes, locale)}
        onChange={setUploads}
        className="sm:col-span-2"
      />
    </FormFrame>
  );
}
