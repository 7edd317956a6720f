import type { ReactNode } from 'react';
import { AccordionItem } from '@/components/ui/accordion';
import { BackLink } from '@/components/ui/back-link';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { CopyButton } from '@/components/ui/copy-button.client';
import { DrawnPicture } from '@/components/ui/drawn-picture';
import { ExampleMark } from '@/components/ui/example-mark';
import { Checkbox, FieldError, SelectField, TextAreaField, TextField } from '@/components/ui/field';
import type { FormContact } from '@/components/ui/form-frame';
import {
  ArrowIcon,
  BellIcon,
  ChevronIcon,
  CloseIcon,
  KeyIcon,
  MailIcon,
  MapIcon,
  MenuIcon,
  PhoneIcon,
  PlusIcon,
  SearchIcon,
  UserIcon,
} from '@/components/ui/icons';
import { InkSection } from '@/components/ui/ink-section';
import { JsonLd } from '@/components/ui/json-ld';
import { TicketBar } from '@/components/ui/reference-answer';
import { SectionHeading } from '@/components/ui/section-heading';
import { TextArea } from '@/components/ui/text-area.client';
import { ToolButton } from '@/components/ui/tool-button';
import { UploadsReport } from '@/components/ui/uploads-in-turn.client';
import type { RefusalReason } from '@/lib/actions/result';
import { exampleMark } from '@/lib/company/sample';
import { quoteIntro } from '@/lib/home/home-copy';
import type { Locale } from '@/lib/i18n/locales';
import { serviceGroupIds } from '@/lib/i18n/service-catalogue';
import type { QuoteFormLabels } from '@/lib/quotes/form-labels';
import { maxFiles } from '@/lib/quotes/limits';
import { projectTypes } from '@/lib/quotes/project-types';
import { uploadTarget } from '@/lib/uploads/upload-purposes';
import {
  AnswerSpecimen,
  DialogSpecimen,
  DropSpecimen,
  FileSpecimen,
  FormSpecimen,
  PersonSpecimen,
  ToastSpecimen,
} from './form-specimens.client';
import type { PrimitiveName } from './primitive-list';

/** A primitive in one of its states. */
export interface Specimen {
  state: string;
  node: ReactNode;
}

const invalid = (...names: string[]) => ({
  status: 'invalid' as const,
  fields: Object.fromEntries(names.map((name) => [name, ['required']])),
  values: {},
});

const longName = 'Vitrophanie-devanture-boulangerie-patisserie-version-finale-corrigee-le-14-juillet.pdf';

/** Every primitive in every state it has, in one language. */
export function drawPrimitives(
  locale: Locale,
  labels: QuoteFormLabels,
  contact: FormContact,
  close: string,
): Record<PrimitiveName, readonly [Specimen, ...Specimen[]]> {
  const { heading, text } = quoteIntro;
  const wrong = [labels.errors.required ?? ''];
  const select = {
    label: labels.subject,
    placeholder: labels.subjectPlaceholder,
    options: projectTypes.map((value) => ({ value, label: labels.projectTypes[value] })),
  };
  const form = { labels, contact };
  const file = { labels, locale, maxFiles, target: uploadTarget('quote') };
  const refusal = (reason: RefusalReason): Specimen => ({
    state: `refused: ${reason}`,
    node: (
      <FormSpecimen {...form} id={`refused-${reason}`} result={{ status: 'refused', reason, values: {} }} />
    ),
  });
  const interruption = (reason: 'offline' | 'outdated' | 'failed' | 'wait' | 'unsent'): Specimen => ({
    state: `interrupted: ${reason}`,
    node: <FormSpecimen {...form} id={`interrupted-${reason}`} interruption={reason} />,
  });

  return {
    accordion: [
      {
        state: 'closed, opens by itself',
        node: <AccordionItem title={heading[locale]}>{text[locale]}</AccordionItem>,
      },
    ],
    'back-link': [
      {
        state: 'plain',
        node: (
          <BackLink to="home" locale={locale}>
            {labels.sendAnother}
          </BackLink>
        ),
      },
    ],
    breadcrumb: [
      {
        state: 'three steps',
        node: (
          <Breadcrumb
            locale={locale}
            label="Breadcrumb"
            crumbs={[
              { page: 'home', label: heading[locale] },
              { page: 'portfolio', label: labels.subject },
              { page: 'about', label: labels.company },
            ]}
          />
        ),
      },
    ],
    'copy-button.client': [
      {
        state: 'plain',
        node: (
          <CopyButton
            text={heading[locale]}
            label={labels.subject}
            done={labels.success}
            className="min-h-11 cursor-pointer font-bold underline"
          />
        ),
      },
    ],
    'dialog.client': [
      { state: 'sheet', node: <DialogSpecimen labels={labels} close={close} /> },
      { state: 'wide sheet', node: <DialogSpecimen labels={labels} close={close} width="wide" /> },
      { state: 'question', node: <DialogSpecimen labels={labels} close={close} kind="question" /> },
    ],
    'drawn-picture': [
      {
        state: 'shapes, one a line, one half through',
        node: (
          <svg viewBox="0 0 1000 400" className="w-full" role="img" aria-label={heading[locale]}>
            <DrawnPicture
              picture={{
                kind: 'vector',
                id: 'sample',
                width: 1000,
                height: 400,
                shapes: [
                  { path: 'M0 0L1000 0L1000 400L0 400Z', fill: '#2438c9' },
                  { path: 'M100 300L500 60L900 300', fill: null, line: { colour: '#ffd21f', width: 40 } },
                  { path: 'M400 200L600 200L600 400L400 400Z', fill: '#ffffff', opacity: 0.5 },
                ],
              }}
              x={0}
              y={0}
              width={1000}
            />
          </svg>
        ),
      },
    ],
    'drop-area.client': [{ state: 'drag a file over it', node: <DropSpecimen labels={labels} /> }],
    'example-mark': [{ state: 'beside a name', node: <ExampleMark label={exampleMark[locale]} /> }],
    field: [
      { state: 'line, required', node: <TextField id="f-1" label={labels.name} /> },
      {
        state: 'line, optional, with a hint',
        node: <TextField id="f-2" label={labels.phone} optional={labels.optional} hint={labels.phoneHint} />,
      },
      {
        state: 'line, wrong',
        node: (
          <TextField
            id="f-3"
            label={labels.email}
            errors={[labels.errors.invalidEmail ?? '']}
            defaultValue="@"
          />
        ),
      },
      {
        state: 'line, closed',
        node: <TextField id="f-4" label={labels.name} disabled defaultValue={contact.email} />,
      },
      {
        state: 'lines',
        node: <TextAreaField id="f-5" label={labels.message} hint={labels.messageHint} rows={3} />,
      },
      {
        state: 'lines, wrong',
        node: <TextAreaField id="f-6" label={labels.message} errors={wrong} rows={3} />,
      },
      { state: 'choice, none yet', node: <SelectField id="f-7" {...select} /> },
      { state: 'choice, made', node: <SelectField id="f-8" {...select} defaultValue={projectTypes[0]} /> },
      { state: 'choice, wrong', node: <SelectField id="f-9" {...select} errors={wrong} /> },
      { state: 'box', node: <Checkbox label={labels.newsletter} /> },
      { state: 'box, ticked', node: <Checkbox label={labels.newsletter} defaultChecked /> },
      { state: 'an error alone', node: <FieldError id="f-10" errors={wrong} /> },
    ],
    'file-field.client': [
      { state: 'empty', node: <FileSpecimen {...file} id="u-1" /> },
      {
        state: 'with files',
        node: (
          <FileSpecimen
            {...file}
            id="u-2"
            files={[
              { receipt: 'a', name: 'logo.svg', size: 48_000 },
              { receipt: 'b', name: longName, size: 9_400_000 },
            ]}
          />
        ),
      },
      {
        state: 'wrong',
        node: <FileSpecimen {...file} id="u-3" errors={[labels.uploads.errors.fileType ?? '']} />,
      },
    ],
    'form-frame': [
      { state: 'as it comes', node: <FormSpecimen {...form} id="plain" /> },
      { state: 'one field wrong', node: <FormSpecimen {...form} id="one" result={invalid('email')} /> },
      {
        state: 'several wrong',
        node: <FormSpecimen {...form} id="several" result={invalid('firstName', 'name', 'email')} />,
      },
      { state: 'on its way', node: <FormSpecimen {...form} id="pending" pending /> },
      refusal('rateLimited'),
      refusal('forbidden'),
      refusal('conflict'),
      refusal('unavailable'),
      refusal('tooFast'),
      interruption('offline'),
      interruption('outdated'),
      interruption('failed'),
      interruption('wait'),
      interruption('unsent'),
    ],
    icons: [
      {
        state: 'all',
        node: (
          <p className="flex flex-wrap gap-4">
            <PhoneIcon />
            <MailIcon />
            <MapIcon />
            <MenuIcon />
            <CloseIcon />
            <ChevronIcon />
            <ArrowIcon />
            <KeyIcon />
            <SearchIcon />
            <UserIcon />
            <BellIcon />
            <PlusIcon />
          </p>
        ),
      },
    ],
    'ink-section': [
      {
        state: 'with a sheet',
        node: (
          <InkSection
            id="ink-sheet"
            ink={serviceGroupIds[0]}
            heading={heading[locale]}
            aside={<p>{text[locale]}</p>}
            foot={<p>{contact.phone}</p>}
          >
            <TextField id="ink-name" label={labels.name} />
          </InkSection>
        ),
      },
      ...serviceGroupIds.map((ink) => ({
        state: `in the ink of ${ink}`,
        node: (
          <InkSection id={`ink-${ink}`} ink={ink} heading={heading[locale]} aside={<p>{text[locale]}</p>} />
        ),
      })),
    ],
    'json-ld': [
      {
        state: 'nothing to see; it is in the source',
        node: <JsonLd data={{ '@context': 'https://schema.org', '@type': 'Thing', name: 'workshop' }} />,
      },
    ],
    'person-fields': [
      { state: 'empty', node: <PersonSpecimen id="p-1" labels={labels} wrong={false} /> },
      { state: 'wrong', node: <PersonSpecimen id="p-2" labels={labels} wrong /> },
    ],
    'reference-answer': [
      { state: 'the last word', node: <AnswerSpecimen labels={labels} again={false} /> },
      { state: 'with another to send', node: <AnswerSpecimen labels={labels} again /> },
      { state: 'the edge of a ticket alone', node: <TicketBar /> },
    ],
    'section-heading': [
      {
        state: 'plain',
        node: <SectionHeading id="heading-1" heading={heading[locale]} text={text[locale]} />,
      },
    ],
    'text-area.client': [
      {
        state: 'bare, with a text to begin with',
        node: (
          <TextArea
            id="area-1"
            rows={3}
            aria-label={labels.message}
            defaultValue={text[locale]}
            className="control"
          />
        ),
      },
    ],
    'toast-view.client': [{ state: 'press to show', node: <ToastSpecimen labels={labels} /> }],
    'toaster.client': [
      { state: 'of this document: two at once, the newest stays', node: <ToastSpecimen labels={labels} /> },
    ],
    'tool-button': [
      { state: 'with nothing to do', node: <ToolButton tool="undo" label={labels.sendAnother} act={null} /> },
    ],
    'uploads-in-turn.client': [
      {
        state: 'one under way, one refused',
        node: (
          <UploadsReport
            id="turn-1"
            progress={{ name: longName, share: 0.4 }}
            problems={[{ name: 'logo.svg', text: labels.uploads.errors.fileType ?? '' }]}
            sending={labels.uploads.progress}
          />
        ),
      },
    ],
  };
}
