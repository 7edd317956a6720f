import '@/app/_styles/personal.css';

/** The back office. Its frame is `StaffPage`, which each page calls for itself: it needs the page's id and address. */
export default function StaffLayout({ children }: LayoutProps<'/[locale]'>) {
  return children;
}
