import { serviceGroupIds } from '@/lib/i18n/service-catalogue';
import { Wordmark } from './wordmark';

/**
 * Six inks, drawn by CSS alone (globals.css): short strips that pass over the painted page at the start of a visit
 * (lib/security/pre-paint.ts), and a curtain with the name while the next page takes long (lib/page-script/slow-navigation.ts).
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
