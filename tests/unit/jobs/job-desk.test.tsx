import { createTranslator } from 'next-intl';
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { JobDesk } from '@/components/jobs/staff/job-desk';
import { JobForm } from '@/components/jobs/staff/job-form.client';
import { JobDueMark } from '@/components/jobs/staff/job-marks';
import { JobsView } from '@/components/jobs/staff/jobs-view';
import { ProofDesk } from '@/components/proofs/staff/proof-desk';
import { TextArea } from '@/components/ui/text-area.client';
import { type Locale, locales } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { PageLink } from '@/lib/i18n/navigation';
import { checklistOf } from '@/lib/jobs/checklists';
import { loadJobFormLabels } from '@/lib/jobs/form-labels';
import type { Job } from '@/lib/jobs/job';
import { readJobFilter } from '@/lib/jobs/job-filter';
import type { DueJobRow } from '@/lib/jobs/job-row';
import { listSteps, type StageSettings } from '@/lib/jobs/stage-list';
import { examplePoint, exampleProof, exampleRecord } from '../proofs/example-proof';

let locale: Locale = 'fr';

vi.mock('next-intl/server', () => ({
  getTranslations: async (asked: string | { locale: Locale; namespace: string }) =>
    createTranslator({
      locale,
      messages: await loadMessages(locale),
      namespace: (typeof asked === 'string' ? asked : asked.namespace) as 'StaffJob',
    }),
}));

type Children = { children?: ReactNode };

/** What server components become, which the renderer does not wait for. */
async function resolve(node: ReactNode): Promise<ReactNode> {
  if (Array.isArray(node)) return Promise.all(node.map(resolve));
  if (!isValidElement(node)) return node;
  const element = node as ReactElement<Children>;
  if (element.type === PageLink) return element;
  // Those of the browser have hooks, which want the renderer.
  const isOfBrowser = element.type === JobForm || element.type === TextArea;
  if (typeof element.type === 'function' && !isOfBrowser) {
    const component = element.type as (props: Children) => ReactNode | Promise<ReactNode>;
    return resolve(await component(element.props));
  }
  const { children } = element.props;
  if (children === undefined) return element;
  const resolved = await resolve(children);
  return Array.isArray(resolved)
    ? cloneElement(element, {}, ...resolved)
    : cloneElement(element, {}, resolved);
}

const now = new Date('2026-11-24T09:00:00Z');

const job: Job = {
  reference: '482-917-635',
  version: 3,
  stage: 'proof',
  ownStage: null,
  stageSince: new Date('2026-11-20T09:00:00Z'),
  createdAt: new Date('2026-11-20T09:00:00Z'),
  owner: null,
  dueOn: '2026-12-22',
  blocked: null,
  checks: [{ item: 'washed', by: 'Lena Maes', at: new Date('2026-11-23T09:00:00Z') }],
  override: null,
  proof: { position: 2, decision: null },
  delivery: { min: 5, max: 8 },
};

const welding = '7d1a5c3e-1111-4222-8333-944455556666';

/** A stage of the agency's own within production. */
const welded: StageSettings = [
  {
    id: welding,
    kind: 'production',
    isOwn: true,
    name: { fr: 'Soudure', nl: 'Lassen', en: 'Welding' },
    version: 1,
    isRetired: false,
    jobs: 0,
  },
];

async function stepsWith(settings: StageSettings) {
  const { JobStages: names } = await loadMessages(locale);
  return listSteps(settings, locale, (kind) => names[kind]);
}

async function showDesk(changes: Partial<Job> = {}, settings: StageSettings = []): Promise<string> {
  const desk = (
    <JobDesk
      job={{ ...job, ...changes }}
      steps={await stepsWith(settings)}
      subject="covering"
      colleagues={[{ id: '3f0c1a52-8f0e-4d5b-9a39-0b8f6f1f2b11', name: 'Lena Maes' }]}
      promised="2026-12-04"
      ticketHref="/api/admin/jobs/482-917-635/ticket?locale=fr"
      form={{
        action: async () => ({ status: 'ok', data: { sentence: '' } }),
        permalink: '/admin/requests/482-917-635',
        labels: await loadJobFormLabels(locale),
      }}
      locale={locale}
      now={now}
    >
      {null}
    </JobDesk>
  );
  return renderToStaticMarkup(await resolve(desk));
}

const pressed = (html: string, value: string) =>
  new RegExp(`<button[^>]*value="${value}"[^>]*>`).exec(html)?.[0].includes('aria-pressed="true"');

describe.each(locales)('In %s', (spoken) => {
  test('the job on the request’s page changes by buttons of forms, each over the version that is shown', async () => {
    locale = spoken;
    const html = await showDesk();
    expect(html.match(/name="version" value="3"/g)).toHaveLength(6);
    expect(pressed(html, 'stage:proof')).toBe(true);
    expect(pressed(html, 'stage:production')).toBe(false);
    for (const intent of ['owner', 'due', 'block']) expect(html).toContain(`value="${intent}"`);
    expect(html).toContain('value="2026-12-22"');
    expect(html).not.toMatch(/\{\w+\}/);
  });

  test('a stage of the agency’s own stands after its kind, and is where the job is', async () => {
    locale = spoken;
    const html = await showDesk({ stage: 'production', ownStage: welding }, welded);
    expect(pressed(html, `stage:${welding}`)).toBe(true);
    expect(pressed(html, 'stage:production')).toBe(false);
    expect(html.indexOf(`stage:${welding}`)).toBeGreaterThan(html.indexOf('stage:production'));
    expect(html.indexOf(`stage:${welding}`)).toBeLessThan(html.indexOf('stage:fitting'));
    expect(html).toContain({ fr: 'Soudure', nl: 'Lassen', en: 'Welding' }[locale]);
  });

  test('what nobody approved is made only with a reason, and what is approved without', async () => {
    locale = spoken;
    const html = await showDesk();
    for (const stage of ['production', 'fitting', 'done']) expect(html).toContain(`override:${stage}`);
    expect(html).not.toContain('override:material');
    const approved = await showDesk({ stage: 'approved', proof: { position: 2, decision: 'approved' } });
    expect(approved).not.toContain('override:');
  });

  test('who let it through, and why, stands there', async () => {
    locale = spoken;
    const at = new Date('2026-11-23T09:00:00Z');
    const override = { reason: 'Accord donné au comptoir.', by: 'Lena Maes', at, position: 2 };
    const html = await showDesk({ stage: 'production', override });
    expect(html).toContain('Accord donné au comptoir.');
    expect(html).toMatch(/Lena Maes[^<]*Accord donné/);
    // Another proof is not covered.
    expect(await showDesk({ override: { ...override, position: 1 } })).not.toContain('Accord donné');
  });

  test('what is ticked can be unticked, what is blocked can go on', async () => {
    locale = spoken;
    const html = await showDesk({ blocked: 'Film pas livré' });
    expect(pressed(html, 'uncheck:washed')).toBe(true);
    expect(html.match(/value="check:/g)).toHaveLength(checklistOf('covering').length - 1);
    expect(html).toContain('Film pas livré');
    expect(html).toContain('value="unblock"');
    expect(html).not.toContain('value="block"');
  });

  test('staff see what the customer said of a proof, and send the next one', async () => {
    locale = spoken;
    const props = {
      record: { ...exampleRecord, versions: [{ ...exampleProof, points: [examplePoint] }] },
      fileOf: () => '/api/proofs/file?x',
      endpoint: '/api/admin/jobs/482-917-635/proofs?locale=fr',
      typedWords: 'Voici.',
      locale,
    };
    const html = renderToStaticMarkup(await resolve(<ProofDesk {...props} isTaken outcome="fileType" />));
    expect(html).toContain('Le bleu est trop foncé.');
    expect(html).toContain('1. C4');
    expect(html).toContain('name="position" value="3"');
    expect(html).toContain('Voici.');
    expect(html).toMatch(/id="proof-file"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*id="proof-file"/);
    const made = renderToStaticMarkup(await resolve(<ProofDesk {...props} isTaken={false} outcome={null} />));
    expect(made).not.toContain('<form');
  });

  test('a day of a weekend is late or near without a number of working days', async () => {
    locale = spoken;
    for (const kind of ['late', 'soon'] as const) {
      const due = { kind, workingDays: 0 };
      const mark = <JobDueMark dueOn="2026-11-21" due={due} locale={locale} />;
      expect(renderToStaticMarkup(await resolve(mark))).not.toMatch(/>0/);
    }
  });

  test('the jobs are a list that sorts, and a board', async () => {
    locale = spoken;
    const row: DueJobRow = {
      ...job,
      firstName: 'Claire',
      name: 'Dubois',
      company: 'Boulangerie Dubois',
      subject: 'covering',
      locale: 'nl',
      amountNetCents: 185_182,
      checks: 1,
      blocked: 'Film pas livré',
      due: { kind: 'late', workingDays: 2 },
    };
    const counts = { proof: 1, approved: 0, material: 0, production: 0, fitting: 0, done: 4 };
    const show = async (
      query: Record<string, string>,
      settings: StageSettings = [],
      place: Partial<DueJobRow> = {},
      inFull = false,
    ) =>
      renderToStaticMarkup(
        await resolve(
          <JobsView
            locale={locale}
            filter={readJobFilter(query)}
            list={{ total: 1, counts, ownCounts: { [welding]: 1 } }}
            steps={await stepsWith(settings)}
            stagesHref="/admin/jobs/stages"
            rows={[{ ...row, ...place }]}
            colleagues={[]}
            viewerId="3f0c1a52-8f0e-4d5b-9a39-0b8f6f1f2b11"
            form={{
              action: async () => ({ status: 'ok', data: { sentence: '' } }),
              permalink: '/admin/jobs?view=board',
              labels: await loadJobFormLabels(locale),
            }}
            now={now}
            subjectOf={(subject) => subject}
            saved={<p>Vues</p>}
            inFull={inFull}
          />,
        ),
      );
    const list = await show({});
    expect(list).toMatch(/aria-sort="ascending"[^>]*>[\s\S]*sort=amount/);
    const board = await show({ view: 'board' });
    for (const html of [list, board]) {
      for (const said of ['Claire Dubois', 'Film pas livré', '482-917-635', '1/8', 'data-due="overdue"'])
        expect(html).toContain(said);
      expect(html.replace(/[\s\u00a0\u202f.,]/g, '')).toContain('185182');
      expect(html).not.toMatch(/\{\w+\}/);
    }
    expect(board.match(/board-column/g)).toHaveLength(5);
    // To every other stage, but nobody approves for the customer.
    expect(board.match(/value="move:\w+:482-917-635:3"/g)).toHaveLength(4);
    for (const stage of ['proof', 'approved']) expect(board).not.toContain(`move:${stage}:`);
    const own = await show({ view: 'board' }, welded, { stage: 'production', ownStage: welding });
    expect(own.match(/board-column/g)).toHaveLength(6);
    expect(own).not.toContain(`move:${welding}:`);
    expect(own).toContain('move:production:');
    expect(await show({ stage: welding }, welded)).toContain(`value="${welding}" selected=""`);
    for (const html of [list, board]) expect(html).toContain('<p>Vues</p>');
    // Whoever begins with another view finds all that is open at an address that says so.
    expect(list).not.toContain('stage=open');
    expect(await show({ owner: 'me' }, [], {}, true)).toMatch(/href="[^"]*\?stage=open"/);
    expect(await show({ owner: 'me' })).toContain('value="me" selected=""');
  });
});
