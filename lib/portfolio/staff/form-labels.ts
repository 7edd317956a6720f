import { getTranslations } from 'next-intl/server';
import { type InterruptionLabels, loadInterruptionLabels } from '@/lib/forms/form-labels';
import { currentLocale } from '@/lib/i18n/locale';
import { portfolioKinds } from '@/lib/portfolio/portfolio';
import { workFileFaults } from '@/lib/portfolio/staff/outcomes';

const words = [
  'title',
  'place',
  'material',
  'size',
  'time',
  'copyFacts',
  'story',
  'slug',
  'slugHint',
  'intro',
  'category',
  'kind',
  'group',
  'featured',
  'sample',
  'video',
  'videoText',
  'videoHint',
  'videoUnshown',
  'takePicture',
  'takePictureHint',
  'deleteVideo',
  'pictures',
  'picturesHint',
  'alt',
  'altHint',
  'caption',
  'role',
  'focal',
  'focalHint',
  'focalX',
  'focalY',
  'focalAt',
  'hidden',
  'optional',
  'save',
  'saveDraft',
  'publish',
  'withdraw',
  'saveAnyway',
  'busy',
  'failure',
  'heldBack',
  'leave',
  'offline',
  'conflictTitle',
  'conflictText',
  'theirs',
  'yes',
  'no',
  'loadTheirs',
  'up',
  'down',
  'drag',
  'movedTo',
  'notMoved',
  'deletePicture',
  'upload',
  'uploadHint',
  'uploadAdd',
  'uploadDrop',
  'uploading',
  'uploaded',
] as const;

const errorKeys = ['required', 'tooLong', 'invalidChoice', 'invalidText'] as const;
const refusals = ['forbidden', 'unavailable', 'incomplete', 'unknown', 'invalid', 'conflict'] as const;
const roles = ['picture', 'before', 'after'] as const;

/** Everything the forms of the portfolio say; `{…}` in it is filled in by them. */
export interface WorkLabels extends Record<(typeof words)[number], string> {
  errors: Record<string, string>;
  /** Why a form or a file was refused, by reason. */
  refused: Record<string, string>;
  interrupted: InterruptionLabels;
  kinds: Record<string, string>;
  roles: Record<string, string>;
}

/** A message with its arguments still in it. */
const kept = { name: '{name}', place: '{place}', total: '{total}', percent: '{percent}', index: '{index}' };

export async function loadWorkLabels(): Promise<WorkLabels> {
  const t = await getTranslations('StaffPortfolio');
  const staff = await getTranslations('StaffRequest');
  const errors = await getTranslations('errors');
  const said = Object.fromEntries(words.map((word) => [word, t(`form.${word}`, kept)]));
  return {
    ...(said as Record<(typeof words)[number], string>),
    errors: {
      ...Object.fromEntries(errorKeys.map((key) => [key, errors(key)])),
      slugTaken: t('outcome.slugTaken'),
    },
    interrupted: await loadInterruptionLabels(await currentLocale()),
    refused: {
      ...Object.fromEntries([...refusals, ...workFileFaults].map((key) => [key, t(`outcome.${key}`)])),
      signedOut: staff('refused.signedOut'),
    },
    kinds: Object.fromEntries(portfolioKinds.map((kind) => [kind, t(`kinds.${kind}`)])),
    roles: Object.fromEntries(roles.map((role) => [role, t(`roles.${role}`)])),
  };
}
