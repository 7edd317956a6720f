import { NewsletterForm } from '@/components/newsletter/newsletter-form.client';
import type { Locale } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { subscribeToNewsletter } from '@/lib/newsletter/actions';
import { loadNewsletterFormLabels } from '@/lib/newsletter/form-labels';

/** The newsletter form with what it is about; it stands on the dark footer, or on a page. */
export async function NewsletterBlock({ locale, ground }: { locale: Locale; ground: 'ink' | 'paper' }) {
  const { heading, text, ...labels } = await loadNewsletterFormLabels(locale);
  return (
    <div className="max-w-xl">
      <h2 className="sign mb-3 text-xl">{heading}</h2>
      <p className={ground === 'ink' ? 'mb-4 text-paper/80' : 'mb-4 text-ink-soft'}>{text}</p>
      <NewsletterForm
        action={subscribeToNewsletter.bind(null, locale)}
        permalink={pathTo('newsletter-sent', locale)}
        labels={labels}
        ground={ground}
      />
    </div>
  );
}
