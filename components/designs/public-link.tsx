import { CopyButton } from '@/components/ui/copy-button.client';

interface PublicLinkProps {
  /** The address for everybody, whole. */
  link: string;
  /** What the address of this very page gives away besides, for who saved the design; null for others. */
  ownAddress: string | null;
  labels: { copy: string; copied: string };
}

/** The link of a kept design: what to hand on, in place of the address of the page. */
export function PublicLink({ link, ownAddress, labels }: PublicLinkProps) {
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
      {ownAddress ? <p className="mt-2 max-w-xl font-bold">{ownAddress}</p> : null}
    </>
  );
}
