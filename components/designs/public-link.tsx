import { CopyButton } from '@/components/ui/copy-button.client';

interface PublicLinkProps {
  /** The address for everybody, whole. */
  link: string;
  /** How long it lasts, and what whoever gets it can do. */
  note: string;
  /** Who can change the design, told to who saved it; null for others. */
  ownNote: string | null;
  labels: { copy: string; copied: string };
}

/** The link of a kept design: the address of its page in one language, and nothing besides. One line of it is enough to be known by. */
export function PublicLink({ link, note, ownNote, labels }: PublicLinkProps) {
  return (
    <div className="mt-2 max-w-xl">
      <p className="flex items-end">
        <a href={link} rel="nofollow" className="control min-w-0 flex-1 truncate">
          {link}
        </a>
        <CopyButton
          text={link}
          label={labels.copy}
          done={labels.copied}
          className="button button-ink min-h-12 px-5 whitespace-nowrap"
        />
      </p>
      <p className="mt-2 text-sm text-ink-soft">{note}</p>
      {ownNote ? <p className="mt-1 text-sm text-ink-soft">{ownNote}</p> : null}
    </div>
  );
}
