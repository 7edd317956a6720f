'use client';

import { SelectField, TextField } from '@/components/ui/field';
import { useActionForm } from '@/components/ui/use-action-form';
import { valuesOf } from '@/lib/actions/result';
import { quoteLimits } from '@/lib/quotes/limits';
import { type RequestDetail, requestDetails, shownFieldOf } from '@/lib/quotes/request/details';
import type { loadDetailsLabels } from '@/lib/quotes/request/form-labels';
import type { StaffQuoteRequest } from '@/lib/quotes/staff-request';
import { type RequestFormProps, versionOf } from './desk-form.client';
import { RequestNotice } from './request-notice.client';

/** Corrects what was heard or typed wrong; folded until somebody needs it. */
export function DetailsForm({
  action,
  permalink,
  version,
  labels,
  texts,
  request,
}: RequestFormProps & {
  texts: Awaited<ReturnType<typeof loadDetailsLabels>>;
  request: Pick<
    StaffQuoteRequest,
    'firstName' | 'name' | 'phone' | 'email' | 'company' | 'locale' | 'subject' | 'source'
  >;
}) {
  const { formProps, errorsOf, ...progress } = useActionForm(action, { permalink });
  const { result, turn } = progress;
  const { firstName, name, phone, email, company, locale, subject, source } = request;
  const shown: Record<RequestDetail, string> = {
    firstName,
    name,
    phone: phone ?? '',
    email: email ?? '',
    company: company ?? '',
    language: locale,
    subject,
  };
  const typed: Partial<Record<string, string>> = valuesOf(result);
  const field = (detail: RequestDetail) => ({
    id: `details-${detail}`,
    name: detail,
    label: texts[detail],
    errors: errorsOf(detail).map((key) => labels.errors[key] ?? key),
    defaultValue: typed[detail] ?? shown[detail],
  });
  const person = { autoComplete: 'off', spellCheck: false } as const;
  const optional = texts.optional;
  // What came of it is said inside.
  const isOpen = result !== null;
  return (
    <details className="mt-3 border-t border-line pt-1" open={isOpen}>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center font-medium underline">
        {texts.open}
      </summary>
      <form {...formProps}>
        <input type="hidden" name="version" value={versionOf(result, version)} />
        <input type="hidden" name="source" value={source} />
        {requestDetails.map((detail) => (
          <input key={detail} type="hidden" name={shownFieldOf(detail)} value={shown[detail]} />
        ))}
        <div key={turn} className="grid gap-3">
          <TextField {...field('firstName')} {...person} maxLength={quoteLimits.firstName.max} />
          <TextField {...field('name')} {...person} maxLength={quoteLimits.name.max} />
          <TextField
            {...field('phone')}
            {...person}
            type="tel"
            optional={optional}
            maxLength={quoteLimits.phone.max}
          />
          <TextField
            {...field('email')}
            {...person}
            type="email"
            optional={source === 'site' ? undefined : optional}
            maxLength={quoteLimits.email.max}
          />
          <TextField
            {...field('company')}
            {...person}
            optional={optional}
            maxLength={quoteLimits.company.max}
          />
          <SelectField {...field('language')} placeholder="" options={texts.languages} />
          {subject === 'samples' || subject === 'claim' ? (
            <input type="hidden" name="subject" value={subject} />
          ) : (
            <SelectField {...field('subject')} placeholder="" options={texts.subjects} />
          )}
        </div>
        <button type="submit" className="work-button mt-3">
          {texts.save}
        </button>
        <RequestNotice progress={progress} labels={labels} />
      </form>
    </details>
  );
}
