import { newsletterLinkMetadata, newsletterLinkPage } from '@/app/_pages/newsletter-link-page';
import { confirmNewsletter } from '@/lib/newsletter/actions';

type Props = PageProps<'/[locale]/newsletter-confirm'>;

export const generateMetadata = ({ searchParams }: Props) => newsletterLinkMetadata('confirm', searchParams);

export default function NewsletterConfirmPage({ searchParams }: Props) {
  return newsletterLinkPage('confirm', searchParams, confirmNewsletter);
}
