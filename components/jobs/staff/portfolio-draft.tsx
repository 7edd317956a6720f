import { getTranslations } from 'next-intl/server';
import { OutcomeNotice } from '@/components/staff/outcome-notice';
import { type Locale, locales } from '@/lib/i18n/locales';
import type { JobPhoto, JobWork } from '@/lib/jobs/job-work';
import { type DraftRefusal, draftPhotos } from '@/lib/jobs/portfolio-draft';

export interface PortfolioDraftProps {
  action: (form: FormData) => Promise<void>;
  /** Why the form that led here made none. */
  refusal: DraftRefusal | null;
  /** What that form had ticked. */
  wasTicked: (photo: JobPhoto) => boolean;
  workHref: (id: string) => string;
}

/** Copies photos of a job into a draft of the portfolio, or into the work that was made from it before. */
export async function PortfolioDraft({
  work: { photos, work },
  nameOf,
  smallOf,
  draft: { action, refusal, wasTicked, workHref },
  locale,
}: {
  work: JobWork;
  nameOf: (photo: JobPhoto) => string;
  smallOf: (photo: JobPhoto) => string;
  draft: PortfolioDraftProps;
  locale: Locale;
}) {
  const t = await getTranslations('JobWork.draft');
  const title = work && [locale, ...locales].map((one) => work.title[one]).find((text) => text !== '');
  const isComplete = photos.every(({ isInWork }) => isInWork);
  return (
    <details id="draft" open={refusal !== null} className="mt-3 border-2 border-ink">
      <summary className="flex min-h-11 cursor-pointer items-center px-3 font-medium underline underline-offset-4">
        {t('open')}
      </summary>
      <div className="border-t-2 border-ink p-3">
        {refusal === null ? null : (
          <OutcomeNotice isDone={false}>{t(`refused.${refusal}`, { max: draftPhotos.max })}</OutcomeNotice>
        )}
        {work === null ? null : (
          <p className="mb-3 break-words">
            {t('there')}{' '}
            <a href={workHref(work.id)} className="inline-block min-h-6 font-bold underline">
              {title}
            </a>{' '}
            ({t(`status.${work.status}`)}).
          </p>
        )}
        {isComplete ? (
          <p>{t('complete')}</p>
        ) : (
          <form action={action}>
            <p className="max-w-prose">{t(work === null ? 'text' : 'addText')}</p>
            <p className="mt-2 max-w-prose">{t('consent')}</p>
            <fieldset className="mt-3">
              <legend className="font-bold">{t('photos', { max: draftPhotos.max })}</legend>
              <ul className="job-photos">
                {photos.map((photo) => (
                  <li key={photo.id} className="min-w-0">
                    {photo.isInWork ? (
                      <>
                        <Small photo={photo} src={smallOf(photo)} />
                        <p className="mt-1 break-words">{nameOf(photo)}</p>
                        <p className="text-sm text-ink-soft">{t('copied')}</p>
                      </>
                    ) : (
                      <label className="block cursor-pointer">
                        <Small photo={photo} src={smallOf(photo)} />
                        <span className="mt-1 flex min-h-11 items-start gap-2">
                          <input
                            type="checkbox"
                            name="photo"
                            value={photo.id}
                            defaultChecked={wasTicked(photo)}
                            className="size-6 shrink-0 accent-ink"
                          />
                          <span className="min-w-0 break-words">{nameOf(photo)}</span>
                        </span>
                      </label>
                    )}
                  </li>
                ))}
              </ul>
            </fieldset>
            <button type="submit" className="work-button mt-3">
              {t(work === null ? 'make' : 'add')}
            </button>
          </form>
        )}
      </div>
    </details>
  );
}

/** The words beside it name it. */
function Small({ photo: { width, height }, src }: { photo: JobPhoto; src: string }) {
  return (
    <span className="job-photo">
      <img src={src} alt="" width={width} height={height} loading="lazy" decoding="async" />
    </span>
  );
}
