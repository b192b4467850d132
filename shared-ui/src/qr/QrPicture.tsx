import { encode } from 'uqr';

export interface QrPictureProps {
  text: string;
  /** For assistive technology. */
  label: string;
}

/** Dark on light in either mode: cameras want it so. */
export const QrPicture = ({ text, label }: QrPictureProps) => {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <svg
      role="img"
      aria-label={label}
      width={200}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path fill="#ffffff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="#000000" d={dark.join('')} />
    </svg>
  );
};
