import { getTranslations } from 'next-intl/server';
import { SampleFacts } from '@/components/quotes/sample-facts';
import { formattingLocale, type Locale } from '@/lib/i18n/locales';
import type { SampleCard } from '@/lib/quotes/samples/sample-card';
import { findFilm } from '@/lib/wrap-simulator/films';

const staffLabels = async () => {
  const staff = await getTranslations('StaffRequest.sample');
  return { title: staff('title'), address: staff('address'), films: staff('films') };
};

const customerLabels = async () => {
  const customer = await getTranslations('QuoteStatus.sample');
  return { title: customer('title'), address: customer('address'), films: customer('films') };
};

/** The sample card that a request asks for; nothing for any other request. */
export async function RequestSample({
  sample,
  recipient,
  reader,
  locale,
}: {
  sample: SampleCard | null;
  /** Who it is sent to. */
  recipient: string;
  reader: 'staff' | 'customer';
  locale: Locale;
}) {
  if (!sample) return null;
  const country = new Intl.DisplayNames(formattingLocale[locale], { type: 'region' }).of(sample.country);
  return (
    <SampleFacts
      recipient={recipient}
      address={[sample.street, `${sample.postalCode} ${sample.city}`, country ?? sample.country]}
      films={sample.films.map((id) => {
        const film = findFilm(id);
        return {
          code: film?.code ?? id,
          name: film?.name[locale] ?? '',
          colour: film?.colours[0] ?? '#888888',
        };
      })}
      labels={await (reader === 'staff' ? staffLabels() : customerLabels())}
      className={reader === 'staff' ? 'panel' : 'mt-12'}
    />
  );
}
