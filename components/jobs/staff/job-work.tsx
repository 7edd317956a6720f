import { getTranslations } from 'next-intl/server';
import { ConfirmButton } from '@/components/staff/confirm-button';
import { OutcomeNotice } from '@/components/staff/outcome-notice';
import { StaffForm } from '@/components/staff/staff-form.client';
import type { FormAction } from '@/components/ui/use-action-form';
import type { ActionResult } from '@/lib/actions/result';
import { formatDay, formatShortMoment } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import {
  type JobPhoto,
  type JobRecord,
  type JobWork,
  materialUnits,
  photoMoments,
  workLimits,
} from '@/lib/jobs/job-work';
import { loadWorkWords } from '@/lib/jobs/work-in-words';
import { loadPhotoLabels, loadRecordLabels } from '@/lib/jobs/work-labels';
import { isWorkDone, type WorkOutcome } from '@/lib/jobs/work-result';
import { PhotoForm } from './photo-form.client';
import { PortfolioDraft, type PortfolioDraftProps } from './portfolio-draft';

interface JobWorkProps {
  work: JobWork;
  /** The work has begun or is over: what is photographed now is no longer "before". */
  moment: (typeof photoMoments)[number];
  photoOf: (photo: JobPhoto, view: 'whole' | 'small') => string;
  /** Where photos are sent to. */
  endpoint: string;
  /** Of the form or the button that led here. */
  outcome: WorkOutcome | null;
  /** For those who write the portfolio too. */
  draft: PortfolioDraftProps | null;
  colleagues: readonly { id: string; name: string }[];
  viewerId: string;
  /** ISO day in Brussels. */
  today: string;
  actions: {
    addTime: FormAction<ActionResult<unknown, string>>;
    addMaterial: FormAction<ActionResult<unknown, string>>;
    remove: (form: FormData) => Promise<void>;
    showAgain: () => Promise<void>;
  };
  locale: Locale;
}

const folded = 'mt-3 border-2 border-ink';
const fold = 'flex min-h-11 cursor-pointer items-center px-3 font-medium underline underline-offset-4';

const unfolded = 'border-t-2 border-ink p-3';

/** Photos of a job, and the time and material that went into it. */
export async function JobWorkDesk(props: JobWorkProps) {
  const { outcome } = props;
  const t = await getTranslations('JobWork');
  return (
    <>
      <div id="work" className="mt-6">
        {outcome === null ? null : (
          <OutcomeNotice isDone={isWorkDone(outcome)}>{t(`outcome.${outcome}`)}</OutcomeNotice>
        )}
        <Photos {...props} />
      </div>
      <Records {...props} />
    </>
  );
}

async function Photos(props: JobWorkProps) {
  const { work, moment, photoOf, endpoint, outcome, draft, actions, locale } = props;
  const t = await getTranslations('JobWork');
  const nameOf = (photo: JobPhoto) =>
    photo.words ||
    t('photos.name', { moment: t(`moments.${photo.moment}`), at: formatShortMoment(photo.at, locale) });
  const taken = photoMoments
    .map((when) => ({ when, photos: work.photos.filter((photo) => photo.moment === when) }))
    .filter(({ photos }) => photos.length > 0);
  const isOpen = outcome !== null && !isWorkDone(outcome);
  return (
    <section id="photos" aria-labelledby="photos-title">
      <h3 id="photos-title" className="sign text-xl">
        {t('photos.title')}
      </h3>
      {taken.length === 0 ? <p className="mt-2 text-ink-soft">{t('photos.none')}</p> : null}
      {taken.map(({ when, photos }) => (
        <div key={when} className="mt-3">
          <h4 className="font-bold">{t(`moments.${when}`)}</h4>
          <ul className="job-photos">
            {photos.map((photo) => (
              <Photo
                key={photo.id}
                photo={photo}
                name={nameOf(photo)}
                photoOf={photoOf}
                remove={actions.remove}
                locale={locale}
              />
            ))}
          </ul>
        </div>
      ))}
      <details open={isOpen} className={folded}>
        <summary className={fold}>{t('photos.open')}</summary>
        <div className={unfolded}>
          <PhotoForm
            endpoint={endpoint}
            moment={moment}
            labels={await loadPhotoLabels(locale)}
            showAgain={actions.showAgain}
          />
        </div>
      </details>
      {draft === null || work.photos.length === 0 ? null : (
        <PortfolioDraft
          work={work}
          nameOf={nameOf}
          smallOf={(photo) => photoOf(photo, 'small')}
          draft={draft}
          locale={locale}
        />
      )}
    </section>
  );
}

async function Photo({
  photo,
  name,
  photoOf,
  remove,
  locale,
}: {
  photo: JobPhoto;
  name: string;
  photoOf: JobWorkProps['photoOf'];
  remove: (form: FormData) => Promise<void>;
  locale: Locale;
}) {
  const t = await getTranslations('JobWork');
  const at = formatShortMoment(photo.at, locale);
  return (
    <li className="min-w-0">
      <a href={photoOf(photo, 'whole')} className="job-photo">
        <img
          src={photoOf(photo, 'small')}
          alt={t('photos.enlarge', { name })}
          width={photo.width}
          height={photo.height}
          loading="lazy"
          decoding="async"
        />
      </a>
      {photo.words ? <p className="mt-1 hyphens-auto break-words">{photo.words}</p> : null}
      <p className="figures text-sm text-ink-soft">
        {at}
        {photo.by ? `, ${photo.by}` : ''}
      </p>
      <ConfirmButton
        action={remove}
        id={`photo:${photo.id}`}
        label={t('remove')}
        about={name}
        text={t('photos.removeText')}
        confirm={t('photos.removeConfirm')}
      />
    </li>
  );
}

async function Records(props: JobWorkProps) {
  const { work, colleagues, viewerId, today, actions, locale } = props;
  const t = await getTranslations('JobWork');
  const words = await loadWorkWords(locale);
  const sum = words.sum(work.records);
  return (
    <section aria-labelledby="work-title" className="mt-6">
      <h3 id="work-title" className="sign text-xl">
        {t('records.title')}
      </h3>
      {sum.length === 0 ? (
        <p className="mt-2 text-ink-soft">{t('records.none')}</p>
      ) : (
        <>
          <p className="mt-2">{t('records.sum')}</p>
          <ul className="figures mb-2 font-bold">
            {sum.map((part) => (
              <li key={part} className="break-words">
                {part}
              </li>
            ))}
          </ul>
          <ul>
            {work.records.map((record) => (
              <Record key={record.id} record={record} remove={actions.remove} locale={locale} />
            ))}
          </ul>
        </>
      )}
      <StaffForm
        id="time"
        fold={{ frame: folded, sign: fold, body: unfolded, summary: t('time.open') }}
        action={actions.addTime}
        fields={[
          { name: 'what', label: t('time.what'), kind: 'text', maxLength: workLimits.what.max },
          {
            name: 'minutes',
            label: t('time.minutes'),
            kind: 'text',
            hint: t('time.hint'),
            maxLength: 20,
          },
          {
            name: 'worker',
            label: t('time.worker'),
            kind: 'select',
            value: viewerId,
            options: colleagues.map(({ id, name }) => ({ value: id, label: name })),
          },
          { name: 'doneOn', label: t('doneOn'), kind: 'date', value: today },
        ]}
        labels={await loadRecordLabels(locale, 'time')}
      />
      <StaffForm
        id="material"
        fold={{ frame: folded, sign: fold, body: unfolded, summary: t('material.open') }}
        action={actions.addMaterial}
        fields={[
          {
            name: 'what',
            label: t('material.what'),
            kind: 'text',
            hint: t('material.whatHint'),
            maxLength: workLimits.what.max,
          },
          { name: 'quantity', label: t('material.quantity'), kind: 'amount', maxLength: 20 },
          {
            name: 'unit',
            label: t('material.unit'),
            kind: 'select',
            value: 'm',
            options: materialUnits.map((value) => ({ value, label: t(`material.units.${value}`) })),
          },
          { name: 'doneOn', label: t('doneOn'), kind: 'date', value: today },
        ]}
        labels={await loadRecordLabels(locale, 'material')}
      />
    </section>
  );
}

async function Record({
  record,
  remove,
  locale,
}: {
  record: JobRecord;
  remove: (form: FormData) => Promise<void>;
  locale: Locale;
}) {
  const t = await getTranslations('JobWork');
  const words = await loadWorkWords(locale);
  const took =
    record.kind === 'time' ? words.length(record.minutes) : words.amount(record.quantity, record.unit);
  const who = record.kind === 'time' ? record.worker : record.by;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 border-t border-line py-2">
      <div className="min-w-0">
        <p className="break-words">
          <span className="figures font-bold">{took}</span> {record.what}
        </p>
        <p className="figures text-sm text-ink-soft">
          {formatDay(record.doneOn, locale)}, {who ?? t('formerColleague')}
        </p>
      </div>
      <ConfirmButton
        action={remove}
        id={`record:${record.id}`}
        label={t('remove')}
        about={`${took} ${record.what}`}
        text={t('records.removeText')}
        confirm={t('records.removeConfirm')}
      />
    </li>
  );
}
