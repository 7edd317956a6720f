import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PortfolioWorkForm, workFilesEndpoint } from '@/app/_blocks/personal/portfolio-work';
import { StaffPage, staffMetadata } from '@/app/_blocks/personal/staff-page';
import { EntryForms } from '@/components/portfolio/staff/entry-forms';
import { FileUpload } from '@/components/portfolio/staff/file-upload.client';
import { PortfolioNotice } from '@/components/portfolio/staff/portfolio-notice';
import { titleOf } from '@/components/portfolio/staff/works-list';
import { PageHeading } from '@/components/staff/page-heading';
import { isUuid } from '@/lib/forms/uuid';
import { currentLocale } from '@/lib/i18n/locale';
import { type Locale, locales } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';
import { categoryOf, workRest } from '@/lib/portfolio/find-works';
import { findWork, listPortfolioForStaff } from '@/lib/portfolio/server/manage-portfolio';
import { changeDeleted, moveEntry, showAgain } from '@/lib/portfolio/staff/actions';
import { loadWorkLabels } from '@/lib/portfolio/staff/form-labels';
import { missingFields, missingIn } from '@/lib/portfolio/staff/missing-in';
import { readOutcome, readUndo } from '@/lib/portfolio/staff/outcomes';
import { workValues } from '@/lib/portfolio/staff/work-difference';
import type { Staff } from '@/lib/staff/staff';

type Props = PageProps<'/[locale]/admin/portfolio/[id]'>;

export function generateMetadata(): Promise<Metadata> {
  return staffMetadata('admin-portfolio');
}

/** A work: its form, its pictures, and how it will look. */
export default async function AdminWorkPage({ params, searchParams }: Props) {
  const [{ id }, query, locale] = await Promise.all([params, searchParams, currentLocale()]);
  if (!isUuid(id)) notFound();
  return (
    <StaffPage page="admin-portfolio" rest={id}>
      {(staff) => (
        <>
          <Work
            locale={locale}
            staff={staff}
            id={id}
            from={typeof query.from === 'string' ? query.from : null}
            wasHeldBack={readOutcome(query.outcome) === 'incomplete'}
          />
          <PortfolioNotice
            outcome={readOutcome(query.outcome)}
            undo={readUndo(query.undo)}
            restore={changeDeleted.bind(null, locale, id)}
          />
        </>
      )}
    </StaffPage>
  );
}

async function Work({
  locale,
  staff,
  id,
  from,
  wasHeldBack,
}: {
  locale: Locale;
  staff: Staff;
  id: string;
  from: string | null;
  /** Somebody has just tried to publish it. */
  wasHeldBack: boolean;
}) {
  const t = await getTranslations('StaffPortfolio');
  const [work, labels, portfolio] = await Promise.all([
    findWork(staff, id),
    loadWorkLabels(),
    listPortfolioForStaff(staff),
  ]);
  if (!work) {
    return (
      <PageHeading title={t('gone')} lead={t('goneText')}>
        <PageLink to="admin-portfolio" locale={locale} className="link min-h-11 font-bold underline">
          {t('back')}
        </PageLink>
      </PageHeading>
    );
  }
  const isUndescribed = (image: (typeof work.images)[number]) =>
    missingIn({ ...work, images: [image], story: null, video: null }).some((language) =>
      [image.alt, image.caption].some((text) => text !== null && text[language] === ''),
    );
  const hidden =
    work.status === 'published' ? work.images.filter(isUndescribed).map((image) => image.id) : [];
  const missing = missingIn(work);
  const live = work.status === 'published' ? workRest(categoryOf(portfolio, work), work) : null;
  return (
    <>
      <PageHeading
        title={titleOf(work, locale)}
        lead={[
          t(`status.${work.status}`),
          ...(missing.length > 0 ? [t('missing', { languages: missing.join(', ') })] : []),
          ...(work.status === 'draft' && missing.length === 0 && !work.complete
            ? [t('outcome.incomplete')]
            : []),
        ].join(' · ')}
      >
        <PageLink to="admin-portfolio" locale={locale} className="link min-h-11 font-medium underline">
          {t('back')}
        </PageLink>
        {locales.map((language) => (
          <PageLink
            key={language}
            to="admin-portfolio"
            rest={`${id}/preview`}
            locale={language}
            className="link min-h-11 font-medium underline"
          >
            {t('preview', { language: language.toUpperCase() })}
          </PageLink>
        ))}
        {live
          ? locales.map((language) => (
              <PageLink
                key={language}
                to="portfolio"
                rest={live[language]}
                locale={language}
                className="link min-h-11 font-medium underline"
              >
                {t('seeLive', { language: language.toUpperCase() })}
              </PageLink>
            ))
          : null}
      </PageHeading>
      <PortfolioWorkForm
        locale={locale}
        staff={staff}
        id={id}
        defaults={workValues(work)}
        status={work.status}
        isSample={work.sample}
        video={work.video}
        version={work.version}
        from={from}
        images={work.images}
        hiddenIds={hidden}
        missing={wasHeldBack && work.status === 'draft' ? missingFields(work) : []}
      />
      <FileUpload endpoint={workFilesEndpoint(id, locale)} labels={labels} showAgain={showAgain} />
      <EntryForms
        entity="image"
        entries={work.images.map((image) => ({ id: image.id, version: work.version }))}
        move={moveEntry.bind(null, locale, id)}
        remove={changeDeleted.bind(null, locale, id)}
      />
      {work.video ? (
        <EntryForms
          entity="video"
          entries={[{ id: work.video.id, version: work.version }]}
          move={moveEntry.bind(null, locale, id)}
          remove={changeDeleted.bind(null, locale, id)}
        />
      ) : null}
      <form action={changeDeleted.bind(null, locale, '')} className="mt-8 border-t border-line pt-4">
        <input type="hidden" name="entity" value="item" />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={work.version} />
        <button type="submit" className="link min-h-11 cursor-pointer font-medium text-danger underline">
          {t('deleteWork')}
        </button>
      </form>
    </>
  );
}
