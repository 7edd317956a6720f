import type { ReactNode } from 'react';
import { papersCopy as copy } from '@/lib/about/papers-copy';
import type { Locale, Localized } from '@/lib/i18n/locales';
import { ProofSheet, SampleEnvelope, WarrantyCard } from './papers';

/** Proof, warranty card and sample envelope, as they look on a table. */
export function PapersSection({
  locale,
  samples,
}: {
  locale: Locale;
  /** The way to the samples. */
  samples: ReactNode;
}) {
  const { proof, warranty } = copy;
  const papers: readonly { title: Localized; text: Localized; drawing: ReactNode; link?: ReactNode }[] = [
    { ...proof, drawing: <ProofSheet stamp={proof.stamp[locale]} /> },
    { ...warranty, drawing: <WarrantyCard term={warranty.term[locale]} /> },
    { ...copy.samples, drawing: <SampleEnvelope />, link: samples },
  ];
  return (
    <section aria-labelledby="papers" className="papers bg-paper-deep py-16 lg:py-24">
      <div className="wrap-page">
        <h2 id="papers" className="sign text-board">
          {copy.heading[locale]}
        </h2>
        <ul>
          {papers.map(({ title, text, drawing, link }) => (
            <li key={title[locale]}>
              {drawing}
              <h3 className="sign text-xl">{title[locale]}</h3>
              <p>{text[locale]}</p>
              {link}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
