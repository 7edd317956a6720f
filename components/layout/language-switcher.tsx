import { type Locale, localeNames, locales } from '@/lib/i18n/locales';

/**
 * Plain links: following one is the choice, and the server remembers it (design, section 5). `paths` holds this
 * page's address in each language.
 */
export function LanguageSwitcher({
  locale,
  paths,
  label,
  variant,
  className,
}: {
  locale: Locale;
  paths: Record<Locale, string>;
  label: string;
  variant: 'codes' | 'names';
  className?: string;
}) {
  return (
    <nav aria-label={label} className={className}>
      <ul className="flex items-center">
        {locales.map((other) => (
          <li key={other} className="border-current/25 not-first:border-l">
            <a
              href={paths[other]}
              lang={other}
              hrefLang={other}
              aria-current={other === locale ? 'true' : undefined}
              aria-label={variant === 'codes' ? `${other.toUpperCase()}, ${localeNames[other]}` : undefined}
              className="link min-h-11 min-w-10 justify-center px-2.5 text-sm aria-[current]:font-bold aria-[current]:underline"
            >
              {variant === 'names' ? localeNames[other] : other.toUpperCase()}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
