import { NewsletterForm } from '@/components/newsletter/newsletter-form.client';
import type { Locale } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { subscribeToNewsletter } from '@/lib/newsletter/actions';
import { loadNewsletterFormLabels } from '@/lib/newsletter/form-labels';

/** The newsletter form: in the dark footer with what it is about, folded on a phone; on the newsletter's own page by itself. */
export async function NewsletterBlock({ locale, ground }: { locale: Locale; ground: 'ink' | 'paper' }) {
  const { heading, text, ...labels } = await loadNewsletterFormLabels(locale);
  const form = (
    <NewsletterForm
      action={subscribeToNewsletter.bind(null, locale)}
      permalink={pathTo('newsletter-sent', locale)}
      labels={labels}
      ground={ground}
    />
  );
  if (ground === 'paper') return form;
  return (
    <div className="max-w-sm">
      <h2 className="unfolded sign mb-2 text-xl">{heading}</h2>
      <details className="unfolds">
        <summary className="opens sign flex min-h-11 cursor-pointer items-center justify-between text-xl">
          {heading}
        </summary>
        <p className="mb-4 text-paper/80">{text}</p>
        {form}
      </details>
    </div>
  );
}
