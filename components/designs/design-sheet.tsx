import type { FactGroup } from '@/lib/designs/design-facts';

export interface DesignSheetProps {
  title: string;
  /** When it was saved, said in words. */
  saved: string;
  /** Pictures of its sides, or null when this version of the site cannot draw it. */
  sides: readonly { id: string; name: string; picture: string }[] | null;
  groups: readonly FactGroup[];
  files: readonly { label: string; href: string }[];
  /** Where a copy of it is opened, to ask for it again. */
  again: string | null;
  labels: { files: string; unreadable: string; again?: string };
}

/** A design as it came with a request: each side, every figure, and its files. */
export function DesignSheet({ title, saved, sides, groups, files, again, labels }: DesignSheetProps) {
  return (
    <article className="border-t-2 border-ink py-4">
      <h3 dir="auto" className="text-lg font-bold break-words">
        {title}
      </h3>
      <p className="text-sm text-ink-soft">{saved}</p>
      {sides === null ? <p className="mt-2">{labels.unreadable}</p> : null}
      <ul className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3">
        {sides?.map(({ id, name, picture }) => (
          <li key={id} className="min-w-0">
            {/* biome-ignore lint/performance/noImgElement: a drawing, which needs no other sizes */}
            <img
              src={picture}
              alt={`${title}, ${name}`}
              loading="lazy"
              decoding="async"
              className="h-28 w-full bg-paper-deep object-contain"
            />
            <p className="text-sm text-ink-soft">{name}</p>
          </li>
        ))}
      </ul>
      {groups.map((group) => (
        <section key={group.title} className="mt-4">
          <h4 className="font-bold">{group.title}</h4>
          <dl className="figures text-sm">
            {group.facts.map(({ label, value }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two people may share a size, two findings a layer
              <div key={at} className="grid gap-x-4 border-t border-line py-1 sm:grid-cols-[14rem_1fr]">
                <dt className="break-words text-ink-soft">{label}</dt>
                <dd className="min-w-0 break-words">{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {again ? (
        <a href={again} rel="nofollow" className="button button-ink mt-4 min-h-12 px-5">
          {labels.again}
        </a>
      ) : null}
      {files.length > 0 ? (
        <section className="mt-4">
          <h4 className="font-bold">{labels.files}</h4>
          <ul className="flex flex-wrap gap-x-5">
            {files.map(({ label, href }) => (
              <li key={href}>
                <a
                  href={href}
                  download
                  rel="nofollow"
                  className="inline-flex min-h-11 items-center underline underline-offset-4"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </article>
  );
}
