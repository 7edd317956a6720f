import { createTranslator } from 'next-intl';
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { JobSteps } from '@/components/jobs/customer/job-steps';
import { PlacePicker } from '@/components/proofs/customer/place-picker.client';
import { ProofView, type ProofViewProps } from '@/components/proofs/customer/proof-view';
import { TextArea } from '@/components/ui/text-area.client';
import { type Locale, locales } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { type JobStage, jobStages } from '@/lib/jobs/job';
import type { JobStep } from '@/lib/jobs/stage-list';
import { proofOutcomes } from '@/lib/proofs/proof-form';
import { exampleDocument, examplePoint, exampleProof, exampleRecord } from './example-proof';

let locale: Locale = 'fr';

vi.mock('next-intl/server', () => ({
  getTranslations: async (namespace: string) =>
    createTranslator({ locale, messages: await loadMessages(locale), namespace: namespace as 'Proof' }),
}));

type Children = { children?: ReactNode };

/** What server components become, which the renderer does not wait for. */
async function resolve(node: ReactNode): Promise<ReactNode> {
  if (Array.isArray(node)) return Promise.all(node.map(resolve));
  if (!isValidElement(node)) return node;
  const element = node as ReactElement<Children>;
  // It is of the browser and has hooks, which want the renderer.
  const isOfBrowser = element.type === PlacePicker || element.type === TextArea;
  if (typeof element.type === 'function' && !isOfBrowser) {
    const component = element.type as (props: Children) => ReactNode | Promise<ReactNode>;
    return resolve(await component(element.props));
  }
  const { children } = element.props;
  if (children === undefined || isOfBrowser) return element;
  const resolved = await resolve(children);
  return Array.isArray(resolved)
    ? cloneElement(element, {}, ...resolved)
    : cloneElement(element, {}, resolved);
}

/** The stages as the site has them, and one of the agency's own. */
async function someSteps(): Promise<JobStep[]> {
  const { JobStages: names } = await loadMessages(locale);
  const kinds = jobStages.map((kind) => ({ id: kind, kind, isOwn: false, name: names[kind] }));
  return [...kinds, { id: ownStage, kind: 'material', isOwn: true, name: 'Pièce attendue' }];
}

const ownStage = '7d1a5c3e-1111-4222-8333-944455556666';

async function show(more: Partial<ProofViewProps> = {}): Promise<string> {
  const props: ProofViewProps = {
    record: exampleRecord,
    steps: (
      <JobSteps
        place={{ stage: 'proof', ownStage: null }}
        steps={await someSteps()}
        isApproved={false}
        dueOn="2026-12-22"
        locale={locale}
      />
    ),
    version: exampleProof,
    outcome: null,
    typed: {},
    token: '482-917-635.abc',
    endpoint: '/api/proofs/forms?locale=fr',
    fileOf: ({ position }, view) => `/api/proofs/file?version=${position}&view=${view}`,
    hasEmail: true,
    locale,
    ...more,
  };
  return renderToStaticMarkup(await resolve(<ProofView {...props} />));
}

const decision = {
  kind: 'approved' as const,
  name: 'Claire Dubois',
  words: null,
  hash: exampleProof.file.hash,
  locale: 'fr' as const,
  email: 'claire@example.org',
  at: new Date('2026-11-23T10:00:00Z'),
};

describe.each(locales)('The proof on the private page in %s', (spoken) => {
  test('is looked at, marked, approved or sent back by one plain form, which sends all that is typed', async () => {
    locale = spoken;
    const html = await show();
    expect(html).toContain('src="/api/proofs/file?version=2&amp;view=screen"');
    expect(html.match(/<form [^>]*action="\/api\/proofs\/forms\?locale=fr" method="post"/g)).toHaveLength(1);
    // It says which file is on the page.
    expect(html.match(/name="hash" value="a{64}"/g)).toHaveLength(1);
    const form = /<form [\s\S]*<\/form>/.exec(html)?.[0] ?? '';
    for (const field of ['text', 'words', 'name', 'checked', 'square'])
      expect(form).toContain(`name="${field}"`);
    // Enter in a field presses the first.
    expect(/<button [^>]*>/.exec(form)?.[0]).toContain('value="enter"');
    for (const intent of ['point', 'approve', 'changes'])
      expect(html).toMatch(new RegExp(`<button [^>]*value="${intent}"[^>]*name="intent"`));
    expect(html).toContain('voici le fourgon vu de gauche.');
    expect(html).not.toMatch(/\{\w+\}/);
  });

  test('has a square to choose for each place, and all of it chosen before', async () => {
    locale = spoken;
    const html = await show();
    const radios = [...html.matchAll(/<input[^>]*type="radio"[^>]*>/g)].map(([radio]) => radio);
    expect(radios).toHaveLength(51);
    expect(radios.filter((radio) => radio.includes('checked=""'))).toHaveLength(1);
    expect(radios.find((radio) => radio.includes('checked=""'))).toContain('value=""');
    expect(html).toMatch(/aria-label="\S+ C4"/);
  });

  test('with remarks cannot be approved before they are taken off', async () => {
    locale = spoken;
    const html = await show({ version: { ...exampleProof, points: [examplePoint] } });
    expect(html).not.toContain('value="approve"');
    expect(html).toContain(`value="remove:${examplePoint.id}"`);
    expect(html).toContain('Le bleu est trop foncé.');
    expect(html).toMatch(/1\. \S+ C4/);
    expect(html).toContain('left:25%;top:75%');
  });

  test('says what became of a form, and gives back what was typed', async () => {
    locale = spoken;
    for (const outcome of proofOutcomes) {
      const html = await show({ outcome, typed: { text: 'Plus clair.', name: 'Claire', words: 'Non.' } });
      expect(html).toContain('role="status"');
      for (const typed of ['Plus clair.', 'value="Claire"', 'Non.']) expect(html).toContain(typed);
    }
  });

  test('that is a document is opened, and a page is named', async () => {
    locale = spoken;
    const html = await show({ version: exampleDocument });
    expect(html).not.toContain('type="radio"');
    expect(html).toContain('name="page"');
    expect(html).toContain('version=2&amp;view=file');
  });

  test('once approved is frozen: its hash stands there, and no form', async () => {
    locale = spoken;
    const html = await show({ version: { ...exampleProof, decision } });
    expect(html).not.toContain('<form');
    expect(html).toContain('Claire Dubois');
    expect(html).toContain('a'.repeat(64));
  });

  test('that somebody else has decided about says so, and where the words are that were not taken', async () => {
    locale = spoken;
    const { Proof } = await loadMessages(spoken);
    const version = { ...exampleProof, decision };
    const html = await show({ version, outcome: 'decidedBefore', typed: { words: 'Non.' } });
    for (const said of [Proof.done.decidedBefore, 'Claire Dubois', Proof.unsent, 'href="#add"'])
      expect(html).toContain(said);
    expect(html).toContain('data-good="false"');
    expect(await show({ version, outcome: 'decidedBefore' })).not.toContain('href="#add"');
  });

  test('is promised for a day until it is done', async () => {
    locale = spoken;
    const at = async (stage: JobStage) => {
      const steps = (
        <JobSteps
          place={{ stage, ownStage: null }}
          steps={await someSteps()}
          isApproved
          dueOn="2026-12-22"
          locale={locale}
        />
      );
      return show({ steps });
    };
    const { Proof } = await loadMessages(spoken);
    const [promise = ''] = Proof.promised.split('{day}');
    expect(await at('fitting')).toContain(promise);
    expect(await at('done')).not.toContain(promise);
  });

  test('that nobody approved is not said to be, though its material is ordered', async () => {
    locale = spoken;
    const reached = async (isApproved: boolean) => {
      const steps = (
        <JobSteps
          place={{ stage: 'material', ownStage }}
          steps={await someSteps()}
          isApproved={isApproved}
          dueOn={null}
          locale={locale}
        />
      );
      const html = await show({ steps });
      // Where it stands within the stage is said to its customer too.
      expect(html).toContain('Pièce attendue');
      return html.match(/data-reached/g)?.length;
    };
    expect([await reached(false), await reached(true)]).toEqual([2, 3]);
  });

  test('that replaced another one has what was said of that beside it', async () => {
    locale = spoken;
    const asked = { ...decision, kind: 'changes' as const, name: null, words: 'Plus grand, svp.' };
    const earlier = {
      ...exampleProof,
      position: 1,
      state: 'replaced' as const,
      points: [examplePoint],
      decision: asked,
    };
    const html = await show({ record: { ...exampleRecord, versions: [exampleProof, earlier] } });
    const kept = /<details[\s\S]*<\/details>/.exec(html)?.[0] ?? '';
    for (const said of ['version=1&amp;view=file', 'Plus grand, svp.', 'Le bleu est trop foncé.'])
      expect(kept).toContain(said);
    expect(kept).not.toContain('<button');
    // The proof that counts is approved all the same.
    expect(html).toContain('value="approve"');
  });

  test('is promised by mail or by a call, and stays on the page where none can carry a copy', async () => {
    locale = spoken;
    const { Proof } = await loadMessages(spoken);
    const none = { version: null, record: { ...exampleRecord, versions: [] } };
    expect(await show(none)).toContain(Proof.none);
    const called = await show({ ...none, hasEmail: false });
    expect(called).toContain(Proof.noneHere);
    expect(called).not.toContain(Proof.none);
    const approved = { version: { ...exampleProof, decision }, outcome: 'approved' as const };
    expect(await show(approved)).toContain(Proof.done.approved);
    const kept = await show({ ...approved, hasEmail: false });
    expect(kept).toContain(Proof.approvedHere);
    expect(kept).not.toContain(Proof.done.approved);
  });

  test('is awaited only while one can still be sent: a job may be made without any', async () => {
    locale = spoken;
    const { Proof } = await loadMessages(spoken);
    const at = (stage: JobStage) =>
      show({ version: null, record: { ...exampleRecord, stage, versions: [] } });
    for (const stage of ['proof', 'material'] as const) expect(await at(stage)).toContain(Proof.none);
    for (const stage of ['production', 'fitting', 'done'] as const)
      expect(await at(stage)).not.toContain(Proof.none);
  });

  test('is not asked to be approved any more once it is made without that, and stays to be looked at', async () => {
    locale = spoken;
    const { Proof } = await loadMessages(spoken);
    const at = (stage: JobStage) => show({ record: { ...exampleRecord, stage } });
    for (const stage of ['proof', 'material'] as const) expect(await at(stage)).toContain('value="approve"');
    for (const stage of ['production', 'fitting', 'done'] as const) {
      const html = await at(stage);
      for (const gone of ['<form', Proof.open]) expect(html).not.toContain(gone);
      expect(html).toContain('view=file');
    }
  });

  test('before there is any says so', async () => {
    locale = spoken;
    const html = await show({
      version: null,
      record: { ...exampleRecord, versions: [], dueOn: '2026-12-22' },
    });
    expect(html).not.toContain('<form');
    expect(html).toMatch(/22.*2026/);
    expect(html.match(/aria-current="step"/g)).toHaveLength(1);
  });
});
