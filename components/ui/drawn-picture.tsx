import { type Picture, pictureAddress } from '@/lib/drawing/picture';

/**
 * A visitor's picture inside a drawing, in a box of its own proportions.
 *
 * @param href of a bitmap, where it is not fetched from its address: a picture made on the server holds its bytes
 */
export function DrawnPicture({
  picture,
  x,
  y,
  width,
  href,
}: {
  picture: Picture;
  x: number;
  y: number;
  width: number;
  href?: string;
}) {
  const scale = width / picture.width;
  if (picture.kind === 'bitmap')
    return (
      <image
        href={href ?? pictureAddress(picture.id)}
        x={x}
        y={y}
        width={width}
        height={picture.height * scale}
        preserveAspectRatio="none"
      />
    );
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      {picture.shapes.map(({ path, fill, evenOdd, line, opacity }, at) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: shapes of a picture never change
          key={at}
          d={path}
          fill={fill ?? 'none'}
          fillRule={evenOdd ? 'evenodd' : undefined}
          stroke={line?.colour}
          strokeWidth={line?.width}
          strokeLinecap={line?.cap}
          strokeLinejoin={line?.join}
          opacity={opacity}
        />
      ))}
    </g>
  );
}
