'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import type { FormState } from '@/components/staff/localized-field';
import { useUnsavedForm } from '@/components/staff/use-unsaved-form';
import { type FormAction, useActionForm } from '@/components/ui/use-action-form';
import { valuesOf } from '@/lib/actions/result';
import type { PortfolioImage, PortfolioItem, PortfolioVideo } from '@/lib/portfolio/portfolio';
import type { WorkLabels } from '@/lib/portfolio/staff/form-labels';
import type { PortfolioOutcome } from '@/lib/portfolio/staff/outcomes';
import { valuesOver } from '@/lib/portfolio/staff/work-difference';
import type { WorkResult } from '@/lib/portfolio/staff/work-result';
import type { Choice } from './choice-field';
import { DragList } from './drag-list.client';
import { PictureCard } from './picture-card';
import { VideoCard } from './video-card.client';
import { WorkFields } from './work-fields';
import { WorkTrouble } from './work-trouble';

export interface WorkFormProps {
  /** Of the work; null for a new one. */
  id: string | null;
  action: FormAction<WorkResult>;
  labels: WorkLabels;
  categories: readonly Choice[];
  groups: readonly Choice[];
  /** What the fields hold from the start, by name. */
  defaults: Record<string, string>;
  status: PortfolioItem['status'];
  isSample: boolean;
  video: PortfolioVideo | null;
  /** Of the work; 0 for a new one. */
  version: number;
  /** The version that the change which led here began with: only then is the new one known to hold these texts. */
  from: string | null;
  images: readonly PortfolioImage[];
  /** Fields that kept it from being published a moment ago. */
  missing: readonly string[];
  /** Pictures that visitors do not see yet. */
  hiddenIds: readonly string[];
  reorder: (entity: string, ids: readonly string[]) => Promise<PortfolioOutcome>;
  /** Takes files into this work; null while it is new. */
  endpoint: string | null;
  showAgain: () => Promise<void>;
}

/** The categories of the page, and those of colleagues' versions that are newer: one that was told of can be chosen. */
function useCategories(known: readonly Choice[], told: Choice | undefined): readonly Choice[] {
  const [newer, setNewer] = useState<readonly Choice[]>([]);
  if (told && [...known, ...newer].every(({ value }) => value !== told.value)) setNewer([...newer, told]);
  return [...known, ...newer.filter((one) => known.every(({ value }) => value !== one.value))];
}

/** The form of a work: its texts in three languages and those of its pictures, saved together. */
export function WorkForm(props: WorkFormProps) {
  const { action, labels, defaults, status, version, from, images, hiddenIds, missing, reorder } = props;
  const { video, endpoint, showAgain } = props;
  const unsaved = useUnsavedForm(props.id ?? 'new', version, labels.leave);
  const { notice, form, formProps, pending, interruption, result, errorsOf } = useActionForm(action, {
    onLeave: unsaved.forget,
  });
  const [seen, setSeen] = useState(unsaved.found?.version ?? version);
  const [known, setKnown] = useState(version);
  const [filled, setFilled] = useState<ReadonlySet<string>>(new Set());
  const focusWrong = useEffectEvent(() =>
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
  );
  const heldBackAt = missing.length > 0 ? version : null;
  useEffect(() => {
    if (heldBackAt !== null) focusWrong();
  }, [heldBackAt]);
  // A newer version that did not come of this very page may hold texts that these fields do not show.
  if (version !== known) {
    setKnown(version);
    setFilled(new Set());
    if (from === String(seen)) setSeen(version);
  }
  useEffect(() => {
    const take = (event: Event) => {
      const next: unknown = (event as CustomEvent).detail;
      setSeen((current) => (next === current + 1 ? next : current));
    };
    addEventListener('portfolio:version', take);
    return () => removeEventListener('portfolio:version', take);
  }, []);
  const conflict = result?.status === 'conflict' ? result.conflict : null;
  const categories = useCategories(props.categories, conflict?.category);
  const base = conflict?.version ?? seen;
  const state: FormState = {
    id: 'work',
    values: valuesOver(defaults, unsaved.found?.values ?? {}, valuesOf(result)),
    errorsOf: (name) =>
      missing.includes(name) && !filled.has(name) && !result ? ['required'] : errorsOf(name),
    theirs: conflict?.theirs ?? {},
    labels,
  };
  const isPublished = status === 'published';
  const button = (intent: string, label: string, className: string) => (
    <button
      type="submit"
      name="intent"
      value={intent}
      aria-disabled={pending}
      className={`button min-h-11 px-5 ${className}`}
    >
      {pending ? labels.busy : label}
    </button>
  );
  const plain = 'border-2 border-ink bg-white hocus:bg-ink hocus:text-paper';
  const saveLabel = isPublished ? labels.save : labels.saveDraft;

  return (
    <form
      {...formProps}
      onInput={(event) => {
        formProps.onInput(event);
        unsaved.keep(event.currentTarget, seen);
        const { name } = event.target as HTMLInputElement;
        if (missing.includes(name)) setFilled((before) => new Set([...before, name]));
      }}
      className="grid gap-5"
    >
      <WorkTrouble
        notice={notice}
        result={result}
        interruption={interruption}
        labels={labels}
        formId={state.id}
        missing={missing}
        images={images}
      />
      {version > 0 ? <input type="hidden" name="version" value={base} /> : null}
      <WorkFields {...props} categories={categories} state={state} />
      {video && endpoint ? (
        <VideoCard
          video={video}
          isShown={(state.values.kind ?? '') === 'video'}
          state={state}
          labels={labels}
          endpoint={endpoint}
          showAgain={showAgain}
        />
      ) : null}
      {images.length > 0 ? (
        <section aria-labelledby="work-pictures" className="mt-4">
          <h2 id="work-pictures" className="sign text-2xl">
            {labels.pictures}
          </h2>
          <p className="mb-3 max-w-prose text-ink-soft">{labels.picturesHint}</p>
          <DragList
            entity="image"
            reorder={reorder}
            labels={labels}
            className="grid gap-4"
            entryClassName="flex gap-3 border-t-2 border-ink pt-3"
            entries={images.map((image, index) => ({
              id: image.id,
              name: `${labels.roles[image.role]} ${index + 1}`,
              node: (
                <PictureCard
                  image={image}
                  index={index}
                  total={images.length}
                  state={state}
                  labels={labels}
                  isHidden={hiddenIds.includes(image.id)}
                />
              ),
            }))}
          />
        </section>
      ) : null}
      <div className="form-bar">
        {button('save', conflict ? labels.saveAnyway : saveLabel, isPublished ? 'button-ink' : plain)}
        {version > 0 && !isPublished ? button('publish', labels.publish, 'button-ink') : null}
        {isPublished ? button('withdraw', labels.withdraw, plain) : null}
      </div>
    </form>
  );
}
