import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { formatDay, formatMoment } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import {
  awaitsDecision,
  awaitsProof,
  gridOfProof,
  type ProofRecord,
  type ProofVersion,
} from '@/lib/proofs/proof';
import type { ProofOutcome } from '@/lib/proofs/proof-form';
import { ProofBoard } from './proof-board';
import { ProofApproval, ProofChanges, ProofForm, ProofMark } from './proof-forms';
import { PointList, ProofPoints } from './proof-points';

export interface ProofViewProps {
  record: ProofRecord;
  /** How far the order is. */
  steps: ReactNode;
  /** The one sent last; null before there is any. */
  version: ProofVersion | null;
  /** What became of the form the last time. */
  outcome: ProofOutcome | null;
  /** What was typed and could not be taken. */
  typed: Record<string, string>;
  /** Of the private link. */
  token: string;
  endpoint: string;
  /** Where a version's file is, and the picture of it for a screen. */
  fileOf: (version: ProofVersion, view: 'file' | 'screen') => string;
  /** Whether mails reach the customer, who else is called. */
  hasEmail: boolean;
  locale: Locale;
}

/** An order on its customer's private page: how far it has come, and the proof to look at, mark and decide about. */
export async function ProofView(props: ProofViewProps) {
  const { record, version, hasEmail } = props;
  const t = await getTranslations('Proof');
  return (
    <section id="proof" aria-labelledby="proof-title" className="mt-12 border-t-8 border-ink pt-6">
      <h2 id="proof-title" className="sign text-4xl">
        {t('order')}
      </h2>
      {props.steps}
      {awaitsProof(record) ? (
        <p className="mt-4 max-w-2xl text-xl">{hasEmail ? t('none') : t('noneHere')}</p>
      ) : null}
      {version === null ? null : <CurrentProof {...props} version={version} />}
    </section>
  );
}

export interface CurrentProofProps extends ProofViewProps {
  version: ProofVersion;
}

async function CurrentProof(props: CurrentProofProps) {
  const { record, version, outcome, typed, fileOf, locale } = props;
  const t = await getTranslations('Proof');
  const { position, file, words, decision, sentAt } = version;
  const isOpen = awaitsDecision(record, version);
  const isGood = outcome !== null && ['marked', 'removed', 'approved', 'changes'].includes(outcome);
  return (
    <>
      <h3 className="sign mt-8 text-3xl">{t('title', { position })}</h3>
      <p className="figures mt-1 text-ink-soft">{t('sentOn', { day: formatDay(sentAt, locale) })}</p>
      {outcome ? (
        <p role="status" data-good={isGood} className="status-notice">
          {outcome === 'approved' && !props.hasEmail ? t('approvedHere') : t(`done.${outcome}`)}{' '}
          {outcome === 'decidedBefore' && (typed.text || typed.words) ? (
            <a href="#add" className="underline underline-offset-4">
              {t('unsent')}
            </a>
          ) : null}
        </p>
      ) : null}
      {words ? <p className="mt-4 max-w-2xl whitespace-pre-line">{words}</p> : null}
      <p className="mt-4 max-w-2xl text-xl font-bold empty:hidden">
        {isOpen ? t('open') : null}
        {decision?.kind === 'approved'
          ? t('approvedBy', { name: decision.name ?? '', at: formatMoment(decision.at, locale) })
          : null}
        {decision?.kind === 'changes' ? t('changesAt', { at: formatMoment(decision.at, locale) }) : null}
      </p>
      {decision?.words ? <p className="letter mt-4 max-w-2xl whitespace-pre-line">{decision.words}</p> : null}
      <p className="mt-3">
        <a href={fileOf(version, 'file')} className="link min-h-11 font-bold underline">
          {file.kind === 'pdf' ? t('document') : t('large')}
        </a>
      </p>
      {isOpen ? <OpenProof {...props} /> : <DecidedProof {...props} />}
      <EarlierProofs {...props} />
    </>
  );
}

async function OpenProof(props: CurrentProofProps) {
  return (
    <ProofForm {...props}>
      <ProofMark {...props} />
      <ProofPoints {...props} />
      <div className="mt-10 grid grid-cols-1 gap-8 lg:grid-cols-2 lg:items-start">
        <ProofApproval {...props} />
        <ProofChanges {...props} />
      </div>
    </ProofForm>
  );
}

async function DecidedProof(props: CurrentProofProps) {
  const { version, fileOf } = props;
  const t = await getTranslations('Proof');
  const { file, points, position, decision } = version;
  const grid = gridOfProof(file);
  return (
    <>
      {grid && file.picture ? (
        <div className="mt-4">
          <ProofBoard
            picture={{ ...file.picture, src: fileOf(version, 'screen'), alt: t('picture', { position }) }}
            grid={grid}
            points={points}
          />
        </div>
      ) : null}
      <ProofPoints {...props} />
      {decision?.kind === 'approved' ? (
        <p className="mt-4 max-w-2xl text-sm text-ink-soft">
          {t('hash')} <span className="figures break-all">{file.hash}</span>
        </p>
      ) : null}
    </>
  );
}

async function EarlierProofs({ record, version, fileOf, locale }: CurrentProofProps) {
  const t = await getTranslations('Proof');
  const earlier = record.versions.filter(({ position }) => position !== version.position);
  if (earlier.length === 0) return null;
  return (
    <details className="mt-8 max-w-2xl border-2 border-ink">
      <summary className="flex min-h-12 cursor-pointer items-center px-4 font-bold underline underline-offset-4">
        {t('earlier')}
      </summary>
      <ul className="border-t-2 border-ink p-4">
        {earlier.map((one) => (
          <EarlierProof key={one.position} version={one} href={fileOf(one, 'file')} locale={locale} />
        ))}
      </ul>
    </details>
  );
}

/** A proof that another one has replaced, and what was said of it: whoever looks at the next one wants to hold it against that. */
async function EarlierProof({
  version,
  href,
  locale,
}: {
  version: ProofVersion;
  href: string;
  locale: Locale;
}) {
  const t = await getTranslations('Proof');
  const { position, sentAt, decision, points } = version;
  const at = decision ? formatMoment(decision.at, locale) : '';
  return (
    <li className="border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0">
      <p>
        <a href={href} className="link min-h-11 font-bold underline">
          {t('title', { position })}
        </a>{' '}
        <span className="figures text-ink-soft">{formatDay(sentAt, locale)}</span>
      </p>
      {decision === null ? null : (
        <p>
          {decision.kind === 'approved'
            ? t('approvedBy', { name: decision.name ?? '', at })
            : t('changesThen', { at })}
        </p>
      )}
      {decision?.words ? <p className="mt-1 break-words whitespace-pre-line">{decision.words}</p> : null}
      {points.length > 0 ? <PointList version={version} /> : null}
    </li>
  );
}
