import { serviceGroupIds } from '@/lib/i18n/service-catalogue';
import { Wordmark } from './wordmark';

/**
 * A curtain of six inks over the already painted page, drawn by CSS alone (globals.css): at the start of a visit
 * (lib/security/pre-paint.ts), and with the name while the next page takes long (lib/page-script/slow-navigation.ts).
 */
export function Splash({ name }: { name: string }) {
  return (
    <div className="splash" aria-hidden="true">
      {serviceGroupIds.map((ink) => (
        <span key={ink} data-ink={ink} />
      ))}
      <p>
        <Wordmark name={name} />
      </p>
    </div>
  );
}
