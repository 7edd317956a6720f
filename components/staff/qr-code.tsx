import { qrModules } from '@/lib/drawing/qr-modules';

/** A text as a QR code, drawn on the server: dark modules on the white that a camera wants around them. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = qrModules(text, 4);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-56 bg-white forced-color-adjust-none"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
