/** The two ways in, as links: they need no script, and the address says which one is open. */
export function AuthTabs({
  label,
  tabs,
}: {
  label: string;
  tabs: readonly { href: string; label: string; current: boolean }[];
}) {
  return (
    <nav aria-label={label} className="mb-8">
      <ul className="grid grid-cols-2 border-b-2 border-ink">
        {tabs.map(({ href, label: name, current }) => (
          <li key={href} className="flex">
            <a
              href={href}
              rel="nofollow"
              aria-current={current ? 'page' : undefined}
              className="sign flex min-h-14 flex-1 items-center justify-center px-2 text-center text-lg leading-tight underline-offset-4 hocus:underline focus-visible:outline-offset-[-6px] aria-[current]:bg-ink aria-[current]:text-paper sm:text-xl"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
