import type { ReactNode } from 'react';
import { formatFileSize } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { isDrawn } from '@/lib/uploads/viewable';

interface FaceProps {
  kind: string;
  /** A signed address, or null where there is no picture. */
  previewUrl: string | null;
}

/** The name of a kind, and in front of it what the file looks like, where that could be drawn. */
function DrawnFace({ kind, previewUrl }: FaceProps) {
  return (
    <>
      <span aria-hidden="true" className="sign text-2xl uppercase">
        {kind}
      </span>
      {previewUrl ? (
        // biome-ignore lint/performance/noImgElement: a private picture behind a signed link
        <img src={previewUrl} alt="" loading="lazy" decoding="async" className="file-drawn" />
      ) : null}
    </>
  );
}

/** What a file looks like; a link where a browser opens it. */
function FileFace({
  kind,
  previewUrl,
  openUrl,
  open,
  preview,
}: FaceProps & {
  openUrl: string | null;
  /** What the link and the picture are called. */
  open: string;
  preview: string;
}) {
  if (!openUrl)
    return (
      <span className="file-face">
        <DrawnFace kind={kind} previewUrl={previewUrl} />
      </span>
    );
  return (
    <a href={openUrl} target="_blank" rel="noreferrer" aria-label={open} className="file-face">
      {previewUrl && !isDrawn(kind) ? (
        // biome-ignore lint/performance/noImgElement: a private picture behind a signed link
        <img src={previewUrl} alt={preview} loading="lazy" decoding="async" />
      ) : (
        <DrawnFace kind={kind} previewUrl={previewUrl} />
      )}
    </a>
  );
}

interface FileCardProps {
  file: FaceProps & { name: string; size: number; saveUrl: string; openUrl: string | null };
  locale: Locale;
  labels: { open: string; preview: string; save: string };
  /** Below its name. */
  children?: ReactNode;
}

/** A file of a request with a small picture: to open where a browser can, and to save. */
export function FileCard({ file, locale, labels, children }: FileCardProps) {
  const { kind, name, size, saveUrl, openUrl, previewUrl } = file;
  return (
    <li className="request-file">
      <FileFace
        kind={kind}
        previewUrl={previewUrl}
        openUrl={openUrl}
        open={labels.open}
        preview={labels.preview}
      />
      <a href={saveUrl} className="file-name">
        <span className="sr-only">{labels.save} </span>
        <span className="block break-words underline underline-offset-4">{name}</span>
        <span className="figures block text-sm text-ink-soft">{formatFileSize(size, locale)}</span>
      </a>
      {children}
    </li>
  );
}
