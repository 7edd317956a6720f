import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ApplicationForm } from '@/components/careers/application-form.client';
import type { ApplicationFormLabels } from '@/lib/careers/form-labels';
import type { ReturnedForm } from '@/lib/forms/returned-form';
import { uploadTarget } from '@/lib/uploads/upload-purposes';

const labels: ApplicationFormLabels = {
  position: 'Position',
  positionPlaceholder: 'Choose',
  positions: [
    { id: 'fitter', title: 'Fitter' },
    { id: 'spontaneous', title: 'Anything' },
  ],
  firstName: 'First name',
  name: 'Last name',
  email: 'Email',
  phone: 'Phone',
  phoneHint: 'Any form',
  message: 'About you',
  messageHint: 'A few lines',
  cv: {
    label: 'CV',
    hint: 'A PDF',
    add: 'Choose a PDF',
    drop: 'or drop it',
    remove: 'Remove {name}',
    progress: 'Sending {name}',
    done: 'Ready',
    retry: 'Retry {name}',
    unsent: '',
    wait: 'Wait',
    errors: { cvRequired: 'Add your CV.' },
  },
  keepLonger: 'Keep it longer',
  requiredNote: 'Required',
  privacyNote: 'Deleted later',
  privacyPolicy: { label: 'Privacy policy', path: '/privacy' },
  optional: 'optional',
  submit: 'Send',
  sending: 'Sending',
  success: 'Sent',
  failure: 'Not sent',
  errorSummaryOne: 'One field',
  errorSummaryOther: '{count} fields',
  reference: 'Reference',
  referenceHint: 'Quote it',
  next: 'Confirmation',
  interrupted: { offline: 'Offline', outdated: 'Newer site', failed: 'Failed' },
  retry: 'Retry',
  reload: 'Reload',
  refused: { rateLimited: 'a', forbidden: 'b', conflict: 'c', unavailable: 'Cannot save', tooFast: 'e' },
  errors: { required: 'Required field', invalidEmail: 'Not an address' },
};
const contact = { phone: '02 000 20 06', phoneHref: 'tel:+3220002006', email: 'info@opaak.example' };

const render = (returned: ReturnedForm | null = null) =>
  renderToStaticMarkup(
    <ApplicationForm
      labels={labels}
      locale="en"
      contact={contact}
      uploadTarget={uploadTarget('application')}
      returned={returned}
    />,
  );

test('Without script the form posts its file and every field', () => {
  const html = render();
  const form = /<form[^>]*>/.exec(html)?.[0] ?? '';
  for (const attribute of [
    'action="/api/careers/applications?locale=en"',
    'encType="multipart/form-data"',
    'method="post"',
  ]) {
    expect(form).toContain(attribute);
  }
  const names = [...html.matchAll(/<(?:input|select|textarea)[^>]* name="([^"]+)"/g)].map(([, name]) => name);
  expect(names).toEqual([
    'position',
    'firstName',
    'name',
    'email',
    'phone',
    'message',
    'website',
    'ticket',
    'keepLonger',
    'cv',
  ]);
  expect(html).toMatch(/<input id="application-cv"[^>]* type="file"[^>]* accept="application\/pdf,.pdf"/);
});

test('The box that keeps the file longer is not ticked', () => {
  expect(render()).toMatch(/<input type="checkbox"(?![^>]*checked)[^>]*name="keepLonger"/);
});

test('A form that came back shows what is wrong beside each field and loses nothing', () => {
  const html = render({
    fields: { email: ['invalidEmail'], cv: ['cvRequired'] },
    refused: null,
    values: {
      position: 'spontaneous',
      firstName: 'Noor',
      email: 'noor@',
      message: 'Hello <b>',
      keepLonger: 'on',
    },
    ticket: 'the-ticket',
    upload: null,
  });
  expect(html).toContain('2 fields');
  expect(html).toContain('href="#application-email"');
  expect(html).toContain('href="#application-cv"');
  expect(html).toMatch(/aria-invalid="true" aria-describedby="application-email-error"/);
  expect(html).toMatch(/<p id="application-email-error".*Not an address<\/p>/);
  expect(html).toMatch(/<p id="application-cv-error".*Add your CV\.<\/p>/);
  expect(html).toContain('value="noor@"');
  expect(html).toContain('Hello &lt;b&gt;</textarea>');
  expect(html).toMatch(/<option value="spontaneous" selected="">/);
  expect(html).toMatch(/name="keepLonger"[^>]*checked=""/);
  expect(html).toContain('name="ticket" value="the-ticket"');
});

test('A CV that was taken already need not be chosen again', () => {
  const html = render({
    fields: { email: ['invalidEmail'] },
    refused: null,
    values: {},
    ticket: 'the-ticket',
    upload: { receipt: 'the-receipt', name: 'Mijn CV.pdf', size: 1000 },
  });
  expect(html).toContain('<input type="hidden" name="uploads" value="the-receipt"/>');
  expect(html).toContain('Mijn CV.pdf');
  expect(html).toContain('Ready');
});

test('A form that was refused says why and shows phone and mail', () => {
  const html = render({ fields: {}, refused: 'unavailable', values: {}, ticket: null, upload: null });
  expect(html).toContain('Cannot save');
  expect(html).toContain('href="tel:+3220002006"');
  expect(html).toContain('mailto:info@opaak.example');
});
