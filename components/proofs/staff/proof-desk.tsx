import { getTranslations } from 'next-intl/server';
import { TextAreaField } from '@/components/ui/field';
import { formatShortMoment } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import {
  gridOfProof,
  type ProofRecord,
  type ProofVersion,
  proofKinds,
  proofLimits,
  proofStateOf,
  squareOfPoint,
} from '@/lib/proofs/proof';
import type { SendingOutcome } from '@/lib/proofs/sending';
import { maxFileMegabytes } from '@/lib/uploads/upload-labels';
import { ProofBoard } from '../customer/proof-board';

interface ProofDeskProps {
  record: ProofRecord;
  fileOf: (version: ProofVersion, view: 'file' | 'screen') => string;
  /** Whether another one can be sent. */
  isTaken: boolean;
  /** Where a proof is sent to. */
  endpoint: string;
  /** What became of the form the last time. */
  outcome: SendingOutcome | null;
  /** What was written and could not be sent. */
  typedWords: string;
  locale: Locale;
}

/** The proofs of a job as staff see them, with what the customer said, and the form that sends the next one. */
export async function ProofDesk(props: ProofDeskProps) {
  const { record, outcome } = props;
  const t = await getTranslations('StaffJob');
  return (
    <div className="mt-6">
      <h3 className="sign text-xl">{t('proofs.title')}</h3>
      {outcome ? (
        <p role="status" data-good={outcome === 'sent'} className="status-notice">
          {t(`sending.${outcome}`)}
        </p>
      ) : null}
      <ol>
        {record.versions.map((version) => (
          <Version key={version.position} {...props} version={version} />
        ))}
      </ol>
      {props.isTaken ? (
        <SendProof {...props} />
      ) : (
        <p className="mt-2 text-ink-soft">{t('proofs.beingMade')}</p>
      )}
    </div>
  );
}

async function Version({ version, fileOf, locale }: ProofDeskProps & { version: ProofVersion }) {
  const words = await getTranslations('StaffJob.proofs');
  const { position, file, points, decision, author, sentAt, state } = version;
  const grid = gridOfProof(file);
  const said = proofStateOf({ state: 'sent', decision });
  return (
    <li className="border-t border-line py-3 first:border-t-0">
      <p className="flex flex-wrap gap-x-4">
        <a href={fileOf(version, 'file')} className="link font-bold underline">
          {words('version', { position })}
        </a>
        <span className="font-bold">{words(`state.${said}`)}</span>
        {state === 'replaced' ? <span>{words('state.replaced')}</span> : null}
        <span className="figures wrap-anywhere text-ink-soft">
          {formatShortMoment(sentAt, locale)}
          {author ? `, ${author}` : ''}
        </span>
      </p>
      {decision ? (
        <p className="figures mt-1 text-ink-soft">
          {decision.name ? `${decision.name}, ` : ''}
          {formatShortMoment(decision.at, locale)}
        </p>
      ) : null}
      {decision?.words ? <p className="mt-1 break-words whitespace-pre-line">{decision.words}</p> : null}
      {points.length > 0 && decision === null ? (
        <p className="mt-1 text-sm text-ink-soft">{words('unsent')}</p>
      ) : null}
      {state === 'sent' && grid && file.picture && points.length > 0 ? (
        <div className="mt-2">
          <ProofBoard
            picture={{ ...file.picture, src: fileOf(version, 'screen'), alt: words('version', { position }) }}
            grid={grid}
            points={points}
          />
        </div>
      ) : null}
      <Points version={version} />
    </li>
  );
}

async function Points({ version: { points, file } }: { version: ProofVersion }) {
  const of = await getTranslations('Proof.points');
  if (points.length === 0) return null;
  return (
    <ol className="proof-points">
      {points.map((point, at) => (
        <li key={point.id}>
          <span className="figures font-bold">
            {at + 1}.{' '}
            {squareOfPoint(point, file) ??
              (point.page === null ? of('whole') : of('page', { page: point.page }))}
          </span>
          <p>{point.text}</p>
        </li>
      ))}
    </ol>
  );
}

const accepted = [
  ...proofKinds.map((kind) => (kind === 'pdf' ? 'application/pdf' : `image/${kind}`)),
  '.heic',
  '.heif',
].join(',');

const aboutFile: readonly SendingOutcome[] = [
  'fileNeeded',
  'fileTooLarge',
  'fileType',
  'fileHeic',
  'fileBroken',
];

/** A form of plain HTML, with or without script: the words go up before the file, which may be too large for both. */
async function SendProof({ record, endpoint, outcome, typedWords }: ProofDeskProps) {
  const t = await getTranslations('StaffJob');
  const optional = (await getTranslations('common'))('optional');
  const next = (record.versions[0]?.position ?? 0) + 1;
  const fileError = outcome !== null && aboutFile.includes(outcome) ? t(`sending.${outcome}`) : null;
  return (
    <details
      open={next === 1 || (outcome !== null && outcome !== 'sent')}
      className="mt-2 border-2 border-ink"
    >
      <summary className="flex min-h-11 cursor-pointer items-center px-3 font-medium underline underline-offset-4">
        {next === 1 ? t('proofs.send') : t('proofs.sendNext', { position: next })}
      </summary>
      <form
        action={endpoint}
        method="post"
        encType="multipart/form-data"
        className="grid gap-4 border-t-2 border-ink p-3"
      >
        <input type="hidden" name="position" value={next} />
        <TextAreaField
          id="proof-sent-words"
          name="words"
          label={t('proofs.words')}
          optional={optional}
          rows={3}
          maxLength={proofLimits.words}
          defaultValue={typedWords}
          errors={outcome === 'wordsTooLong' ? [t(`sending.${outcome}`)] : []}
        />
        <div>
          <label htmlFor="proof-file" className="needed font-bold">
            {t('proofs.file')}
          </label>
          <input
            id="proof-file"
            name="file"
            type="file"
            required
            accept={accepted}
            aria-invalid={fileError ? true : undefined}
            aria-describedby={fileError ? 'proof-file-error proof-file-hint' : 'proof-file-hint'}
            className="control"
          />
          <p id="proof-file-hint" className="mt-1.5 text-sm text-ink-soft">
            {t('proofs.fileHint', { size: maxFileMegabytes })}
          </p>
          {fileError ? (
            <p id="proof-file-error" className="mt-1.5 text-sm font-bold text-danger">
              {fileError}
            </p>
          ) : null}
        </div>
        <p>
          <button type="submit" className="work-button work-button-ink">
            {t('proofs.button')}
          </button>
        </p>
      </form>
    </details>
  );
}
