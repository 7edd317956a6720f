import type { ReactNode } from 'react';
import { RegistrationMark } from '@/components/illustrations/marks';
import type { ServiceGroupId } from '@/lib/i18n/service-catalogue';

const inks: ServiceGroupId[] = ['lettering', 'wrapping', 'signs', 'textile', 'walls', 'design'];

/** A page of accounts: its word set like a sign on the press sheet, and what is to be done on paper, trimmed. */
export function AccountPoster({
  title,
  text,
  children,
}: {
  title: string;
  text?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby="poster-title" className="bg-ink text-paper">
      <div className="wrap-page grid grid-cols-1 gap-x-12 gap-y-10 pt-10 pb-12 sm:pt-14 sm:pb-20 lg:grid-cols-2 lg:py-24">
        <div className="flex flex-col justify-between gap-12">
          <div>
            <h1 id="poster-title" tabIndex={-1} className="sign text-poster outline-none">
              {title}
            </h1>
            {text ? <p className="mt-5 max-w-md text-lg text-paper/85 break-words">{text}</p> : null}
          </div>
          {/* The printer's control strip, bled off the sheet's left edge. */}
          <div aria-hidden="true" className="flex max-h-60 flex-1 items-stretch gap-5 max-lg:hidden">
            <span className="-ml-(--gutter) flex min-h-24 flex-1">
              {inks.map((ink) => (
                <span key={ink} data-ink={ink} className="flex-1 bg-solid" />
              ))}
            </span>
            <span className="flex flex-col justify-between">
              <RegistrationMark size={28} />
              <RegistrationMark size={28} />
            </span>
          </div>
        </div>
        <div className="crop-marks relative self-start bg-white p-5 text-ink [--marks:var(--paper)] sm:p-10">
          {children}
        </div>
      </div>
    </section>
  );
}
