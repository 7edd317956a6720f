import { newsletterLinkMetadata, newsletterLinkPage } from '@/app/_pages/newsletter-link-page';
import { unsubscribeFromNewsletter } from '@/lib/newsletter/actions';

type Props = PageProps<'/[locale]/newsletter-leave'>;

export const generateMetadata = ({ searchParams }: Props) => newsletterLinkMetadata('leave', searchParams);

export default function NewsletterLeavePage({ searchParams }: Props) {
  return newsletterLinkPage('leave', searchParams, unsubscribeFromNewsletter);
}
