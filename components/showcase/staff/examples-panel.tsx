import { getTranslations } from 'next-intl/server';
import { StaffSection } from '@/components/staff/staff-section';
import { StatTile } from '@/components/staff/stat-tile';
import { type ExamplesLeft, exampleKinds, totalOf } from '@/lib/showcase/examples-left';

/** What is still invented, of which kind, and the one switch that hides all of it. */
export async function ExamplesPanel({
  left,
  switchExamples,
}: {
  left: ExamplesLeft;
  switchExamples: (form: FormData) => Promise<void>;
}) {
  const t = await getTranslations('StaffShowcase');
  const { examplesShown, version, counts, hasExampleFacts } = left;
  const total = totalOf(left);
  return (
    <StaffSection id="examples" title={t('examples.title')}>
      <p className="max-w-prose">
        {total === 0
          ? t('examples.none')
          : t(examplesShown ? 'examples.seen' : 'examples.unseen', { count: total })}
      </p>
      <dl className="mt-4 grid grid-cols-2 gap-3 lg:grid-cols-4">
        {exampleKinds.map((kind) => (
          <StatTile
            key={kind}
            label={t(`examples.kinds.${kind}`)}
            value={counts[kind].examples}
            note={t('examples.real', { count: counts[kind].real })}
            alert={examplesShown && counts[kind].examples > 0}
          />
        ))}
      </dl>
      {hasExampleFacts ? <p className="mt-4 max-w-prose text-sm">{t('examples.facts')}</p> : null}
      <form action={switchExamples} className="mt-4">
        <input type="hidden" name="version" value={version} />
        <button
          type="submit"
          name="wanted"
          value={examplesShown ? 'hidden' : 'shown'}
          className="button button-ink min-h-11 px-5"
        >
          {t(examplesShown ? 'examples.hide' : 'examples.show')}
        </button>
        <p className="mt-2 max-w-prose text-sm text-ink-soft">
          {t(examplesShown ? 'examples.hideHint' : 'examples.showHint')}
        </p>
      </form>
    </StaffSection>
  );
}

/** The same in a word, for the overview of the back office. */
export async function ExamplesFigure({ left }: { left: ExamplesLeft }) {
  const t = await getTranslations('StaffShowcase');
  const total = totalOf(left);
  return (
    <dl>
      <StatTile
        label={t('examples.title')}
        value={total}
        note={total === 0 ? null : t(left.examplesShown ? 'examples.areSeen' : 'examples.areHidden')}
        alert={left.examplesShown && total > 0}
      />
    </dl>
  );
}
