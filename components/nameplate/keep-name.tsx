import type { Locale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import { nameParameter, namePath } from '@/lib/nameplate/name-address';
import type { NameplateLabels } from '@/lib/nameplate/nameplate-copy';

interface KeepNameProps {
  locale: Locale;
  name: string;
  isKept: boolean;
  labels: Pick<NameplateLabels, 'keep' | 'kept' | 'begin' | 'unkeep'>;
}

/** The wish to take the name along through the site, which is an address; off unless it is wished. */
export function KeepName({ locale, name, isKept, labels }: KeepNameProps) {
  const link = 'link min-h-11 font-bold underline';
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-6">
      {isKept ? (
        <>
          <span role="status">{labels.kept}</span>
          <a href={pathWithin('home', locale, { query: { [nameParameter]: name } })} className={link}>
            {labels.begin}
          </a>
          <a href={namePath(locale, name)} className={link}>
            {labels.unkeep}
          </a>
        </>
      ) : (
        <a href={namePath(locale, name, true)} className={link}>
          {labels.keep}
        </a>
      )}
    </p>
  );
}
