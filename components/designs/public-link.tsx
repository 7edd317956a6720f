import { CopyButton } from '@/components/ui/copy-button.client';

interface PublicLinkProps {
  /** The address for everybody, whole. */
  link: string;
  /** Who can change the design, told to who saved it; null for others. */
  ownNote: string | null;
  labels: { copy: string; copied: string };
}

/** The link of a kept design: the address of its page in one language, and nothing besides. */
export function PublicLink({ link, ownNote, labels }: PublicLinkProps) {
  return (
    <>
      <p className="mt-2 flex max-w-xl flex-wrap items-center gap-x-4 break-all">
        <a href={link} rel="nofollow">
          {link}
        </a>
        <CopyButton
          text={link}
          label={labels.copy}
          done={labels.copied}
          className="inline-flex min-h-11 cursor-pointer items-center font-bold underline underline-offset-4"
        />
      </p>
      {ownNote ? <p className="mt-2 max-w-xl font-bold">{ownNote}</p> : null}
    </>
  );
}
