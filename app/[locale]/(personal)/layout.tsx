import '@/app/_styles/personal.css';

/** Pages of an account, and others that show what belongs to one person: rendered for each request, with a sheet of their own. */
export default function PersonalLayout({ children }: LayoutProps<'/[locale]'>) {
  return children;
}
