import { filled } from '@/lib/i18n/copy';
import type { Locale } from '@/lib/i18n/locales';
import { namePath } from '@/lib/nameplate/name-address';
import { carriedName } from '@/lib/nameplate/nameplate-copy';

interface CarriedNoteProps {
  locale: Locale;
  name: string;
  /** The same page without the name. */
  plainPath: string;
}

/** Above a page that wears a visitor's name: whose it is, and how to go on without. */
export function CarriedNote({ locale, name, plainPath }: CarriedNoteProps) {
  return (
    <aside data-ink="ink" className="bg-ink text-paper">
      <p className="wrap-page flex flex-wrap items-center gap-x-6 py-2">
        <span className="min-w-0 wrap-break-word">{filled(carriedName.whose[locale], { name })}</span>
        <a href={namePath(locale, name, true)} className="link min-h-11">
          {carriedName.change[locale]}
        </a>
        <a href={plainPath} rel="nofollow" className="link min-h-11">
          {carriedName.without[locale]}
        </a>
      </p>
    </aside>
  );
}
