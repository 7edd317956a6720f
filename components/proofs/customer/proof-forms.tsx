import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { FieldError, TextAreaField, TextField } from '@/components/ui/field';
import { gridOfProof, proofLimits } from '@/lib/proofs/proof';
import type { ProofOutcome } from '@/lib/proofs/proof-form';
import { PlacePicker } from './place-picker.client';
import type { CurrentProofProps } from './proof-view';

/**
 * The one form of a proof, with the link and which file is on the page: whichever of its buttons is pressed, what was typed beside
 * the others goes with it.
 */
export function ProofForm({
  token,
  version,
  endpoint,
  children,
}: Pick<CurrentProofProps, 'token' | 'version' | 'endpoint'> & { children: ReactNode }) {
  return (
    <form action={endpoint} method="post" noValidate>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="hash" value={version.file.hash} />
      {/* The first button is what the Enter key presses in any field. */}
      <button type="submit" name="intent" value="enter" hidden />
      {children}
    </form>
  );
}

/** The sentence of what became of a form, beside the field that it is about. */
const about = (
  outcome: ProofOutcome | null,
  of: readonly ProofOutcome[],
  say: (one: ProofOutcome) => string,
) => (outcome !== null && of.includes(outcome) ? [say(outcome)] : []);

/** What adds a remark: where, and what should change there. */
export async function ProofMark(props: CurrentProofProps) {
  const { version, outcome, typed, fileOf } = props;
  const t = await getTranslations('Proof');
  const optional = (await getTranslations('common'))('optional');
  const { file, position, points } = version;
  const grid = gridOfProof(file);
  const say = (one: ProofOutcome) => t(`done.${one}`);
  const misplaced = about(outcome, ['placeUnknown'], say);
  return (
    <div className="mt-8">
      <h4 className="sign mb-3 text-2xl">{t('mark.title')}</h4>
      {grid && file.picture ? (
        <PlacePicker
          picture={{ ...file.picture, src: fileOf(version, 'screen'), alt: t('picture', { position }) }}
          grid={grid}
          points={points}
          typed={{ x: typed.x ?? '', y: typed.y ?? '', square: typed.square ?? '' }}
          labels={{
            where: t('mark.where'),
            hint: t('mark.hint'),
            square: t('mark.square', { square: '{square}' }),
            chosen: t('mark.chosen', { square: '{square}' }),
            whole: t('mark.whole'),
          }}
        />
      ) : (
        <TextField
          id="proof-page"
          name="page"
          label={t('mark.page')}
          optional={optional}
          inputMode="numeric"
          maxLength={3}
          defaultValue={typed.page}
          errors={misplaced}
          className="max-w-48"
        />
      )}
      {grid && misplaced.length > 0 ? <FieldError id="proof-place-error" errors={misplaced} /> : null}
      <TextAreaField
        id="proof-text"
        name="text"
        label={t('mark.text')}
        rows={2}
        maxLength={proofLimits.point}
        defaultValue={typed.text}
        errors={about(outcome, ['textNeeded', 'textTooLong', 'full', 'remarkOpen'], say)}
        className="mt-4 max-w-2xl"
      />
      <button
        type="submit"
        name="intent"
        value="point"
        className="button mt-4 min-h-12 border-2 border-ink px-5"
      >
        {t('mark.add')}
      </button>
    </div>
  );
}

/** What approves a proof as it is, with the name that is typed. */
export async function ProofApproval(props: CurrentProofProps) {
  const { version, outcome, typed } = props;
  const t = await getTranslations('Proof');
  const say = (one: ProofOutcome) => t(`done.${one}`);
  const { position, points } = version;
  const unchecked = about(outcome, ['checkNeeded'], say);
  return (
    <div className="bg-paper-deep p-5">
      <h4 className="sign text-2xl">{t('approve.title')}</h4>
      <p className="mt-2">{points.length > 0 ? t('approve.blocked') : t('approve.text')}</p>
      {points.length > 0 ? null : (
        <>
          <label className="mt-4 flex min-h-11 cursor-pointer gap-3">
            <input
              type="checkbox"
              name="checked"
              aria-invalid={unchecked.length > 0 ? true : undefined}
              aria-describedby={unchecked.length > 0 ? 'proof-checked-error' : undefined}
              className="mt-0.5 size-6 shrink-0 accent-ink"
            />
            <span>{t('approve.checked')}</span>
          </label>
          {unchecked.length > 0 ? <FieldError id="proof-checked-error" errors={unchecked} /> : null}
          <TextField
            id="proof-name"
            name="name"
            label={t('approve.name')}
            hint={t('approve.nameHint')}
            autoComplete="name"
            maxLength={proofLimits.name}
            defaultValue={typed.name}
            errors={about(outcome, ['nameNeeded', 'nameTooLong'], say)}
            className="mt-4"
          />
          <button
            type="submit"
            name="intent"
            value="approve"
            className="button button-ink mt-5 min-h-14 w-full px-5 text-xl"
          >
            {t('approve.button', { position })}
          </button>
        </>
      )}
    </div>
  );
}

/** What asks for a change: what was marked goes with it. */
export async function ProofChanges(props: CurrentProofProps) {
  const { version, outcome, typed } = props;
  const t = await getTranslations('Proof');
  const optional = (await getTranslations('common'))('optional');
  const say = (one: ProofOutcome) => t(`done.${one}`);
  const count = version.points.length;
  return (
    <div className="border-2 border-ink p-5">
      <h4 className="sign text-2xl">{t('changes.title')}</h4>
      <TextAreaField
        id="proof-words"
        name="words"
        label={t('changes.words')}
        {...(count > 0 ? { optional, hint: t('changes.withPoints', { count }) } : {})}
        rows={4}
        maxLength={proofLimits.words}
        defaultValue={typed.words}
        errors={about(outcome, ['wordsNeeded', 'wordsTooLong'], say)}
        className="mt-4"
      />
      <button
        type="submit"
        name="intent"
        value="changes"
        className="button mt-4 min-h-12 border-2 border-ink px-5"
      >
        {t('changes.button')}
      </button>
    </div>
  );
}
