import type { ReactNode } from 'react';
import { RegistrationMark } from '@/components/illustrations/marks';

/** The head of the portfolio and of its categories: ink, one large line, and the filter. */
export function PortfolioHead({
  breadcrumb,
  name,
  title,
  text,
  children,
}: {
  breadcrumb: ReactNode;
  /** What menus call the page, above a title that says more; left out where it is the same. */
  name?: string;
  title: string;
  text: string;
  /** The filter. */
  children: ReactNode;
}) {
  return (
    <header className="works-head">
      <RegistrationMark size={520} className="works-mark" />
      <div className="wrap-page">
        {breadcrumb}
        {name ? <p className="works-name">{name}</p> : null}
        <h1 className="sign">{title}</h1>
        <p className="works-lead">{text}</p>
        {children}
      </div>
    </header>
  );
}
