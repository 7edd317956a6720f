import { getTranslations } from 'next-intl/server';
import { type ProofVersion, proofStateOf, squareOfPoint } from '@/lib/proofs/proof';
import type { CurrentProofProps } from './proof-view';

/** What was said of a proof, in words: the same as the pins on the picture. While nothing is decided each can be taken off. */
export async function ProofPoints({ version }: Pick<CurrentProofProps, 'version'>) {
  const t = await getTranslations('Proof.points');
  if (version.points.length === 0) return null;
  return (
    <div className="mt-8">
      <h4 className="sign text-2xl">{t('title')}</h4>
      <PointList version={version} isOpen={proofStateOf(version) === 'open'} />
    </div>
  );
}

/** The remarks one by one, each with where it is meant. */
export async function PointList({
  version: { points, file },
  isOpen = false,
}: {
  version: Pick<ProofVersion, 'points' | 'file'>;
  /** Whether each can be taken off. */
  isOpen?: boolean;
}) {
  const t = await getTranslations('Proof.points');
  const squares = await getTranslations('Proof.mark');
  return (
    <ol className="proof-points">
      {points.map((point, at) => {
        const square = squareOfPoint(point, file);
        const where = square === null ? null : squares('square', { square });
        return (
          <li key={point.id}>
            <span className="figures font-bold">
              {at + 1}. {where ?? (point.page === null ? t('whole') : t('page', { page: point.page }))}
            </span>
            <p>{point.text}</p>
            {isOpen ? (
              <button
                type="submit"
                name="intent"
                value={`remove:${point.id}`}
                className="link min-h-11 cursor-pointer font-medium underline"
              >
                {t('remove')}
                <span className="sr-only"> {t('removeWhat', { number: at + 1 })}</span>
              </button>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}
