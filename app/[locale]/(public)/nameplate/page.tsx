import '@/components/nameplate/nameplate.css';
import type { Metadata } from 'next';
import { QuoteBlock } from '@/app/_blocks/quote-block';
import { SiteFrame } from '@/app/_blocks/site-frame';
import { Hero } from '@/components/home/hero';
import { KeepName } from '@/components/nameplate/keep-name';
import { NameField } from '@/components/nameplate/name-field';
import { type NameStep, NameWall } from '@/components/nameplate/name-wall';
import { ShareName } from '@/components/nameplate/share-name';
import { SectionHeading } from '@/components/ui/section-heading';
import { company } from '@/lib/company/company';
import { loadLetters } from '@/lib/drawing/letters';
import { anchors } from '@/lib/i18n/anchors';
import { filled } from '@/lib/i18n/copy';
import { currentLocale } from '@/lib/i18n/locale';
import { openGraphLocale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import { companyOf, shirtQuery, wrapQuery } from '@/lib/nameplate/carry-on';
import { isInsult } from '@/lib/nameplate/insults';
import { keepParameter, namePath, namePicturePath } from '@/lib/nameplate/name-address';
import { nameNote } from '@/lib/nameplate/name-note';
import { nameplateLabels } from '@/lib/nameplate/nameplate-copy';
import { makePlate } from '@/lib/nameplate/plate';
import { readName } from '@/lib/nameplate/read-name';
import { absoluteUrl, alternateUrls } from '@/lib/seo/metadata';
import { serviceGroups } from '@/lib/services/service-groups';

type Props = PageProps<'/[locale]/nameplate'>;

/** What the address asks for: the name, ready to be drawn where that can be done. */
async function readAddress({ searchParams }: Props) {
  const letters = await loadLetters('bricolage');
  const name = readName((await searchParams).name, letters);
  if (name.state !== 'ready') return { name };
  return {
    name,
    plate: makePlate(name.text, letters),
    // The page script may change the first screen and leave the rest.
    front: makePlate(name.text, letters, 'nh'),
  };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const locale = await currentLocale();
  const labels = nameplateLabels(locale);
  const { plate } = await readAddress(props);
  // What a link shows of itself goes round with our name on it.
  const drawn = plate && !isInsult(plate.text) ? plate.text : undefined;
  const title = drawn ? filled(labels.titleOf, { name: drawn }) : labels.title;
  const url = absoluteUrl(namePath(locale, drawn));
  const picture = {
    url: absoluteUrl(namePicturePath(drawn)),
    width: 1200,
    height: 630,
    alt: filled(labels.pictureOf, { name: drawn ?? company.name }),
  };
  return {
    title: `${title} · ${company.name}`,
    description: labels.description,
    alternates: { canonical: url, ...(plate ? {} : { languages: alternateUrls('nameplate') }) },
    robots: { index: false, follow: true },
    openGraph: {
      type: 'website',
      url,
      title,
      description: labels.description,
      siteName: company.name,
      locale: openGraphLocale[locale],
      images: [picture],
    },
    twitter: { card: 'summary_large_image' },
  };
}

/** A visitor's own name on everything that is made here. Nothing of it is kept: it is in the address. */
export default async function NameplatePage(props: Props) {
  const locale = await currentLocale();
  const labels = nameplateLabels(locale);
  const { name, plate, front } = await readAddress(props);
  const isKept = plate !== undefined && (await props.searchParams)[keepParameter] !== undefined;
  const query = { name: name.typed || undefined, [keepParameter]: isKept ? 'on' : undefined };
  const steps: NameStep[] = [
    {
      ink: 'wrapping',
      href: pathWithin('wrap-tool', locale, { query: plate && wrapQuery(plate) }),
      label: labels.toSimulator,
    },
    {
      ink: 'textile',
      href: pathWithin('shirt-tool', locale, { query: plate && shirtQuery(plate) }),
      label: labels.toShirts,
    },
    { ink: 'lettering', href: `#${anchors.quoteForm}`, label: labels.toQuote },
  ];
  return (
    <SiteFrame locale={locale} page="nameplate" query={query}>
      <Hero
        locale={locale}
        groups={serviceGroups}
        sub={plate ? filled(labels.subOf, { name: plate.text }) : labels.sub}
        own={{ plate: front, title: plate && filled(labels.scene, { name: plate.text }) }}
        field={
          <NameField
            locale={locale}
            typed={name.typed}
            isKept={isKept}
            note={nameNote(name, labels)}
            isWrong={name.state !== 'none' && name.state !== 'ready'}
          />
        }
      />
      <section aria-labelledby="name-wall" className="pt-16">
        <div className="wrap-page pb-10">
          <SectionHeading id="name-wall" heading={labels.wall} text={labels.wallText} />
          {plate ? <KeepName locale={locale} name={plate.text} isKept={isKept} labels={labels} /> : null}
        </div>
        <NameWall locale={locale} plate={plate} steps={steps} />
      </section>
      {plate ? (
        <ShareName
          labels={labels}
          url={absoluteUrl(namePath(locale, plate.text))}
          picture={
            isInsult(plate.text)
              ? null
              : {
                  path: namePicturePath(plate.text),
                  alt: filled(labels.pictureOf, { name: plate.text }),
                }
          }
        />
      ) : null}
      <QuoteBlock locale={locale} page="nameplate" query={query} initialCompany={plate && companyOf(plate)} />
    </SiteFrame>
  );
}
