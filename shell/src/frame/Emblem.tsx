import { emblem } from 'shared-api/authority';

export const Emblem = () => (
  <svg viewBox={`0 0 ${emblem.size} ${emblem.size}`} width="28" height="28" aria-hidden="true">
    <rect width={emblem.size} height={emblem.size} rx={emblem.corner} fill={emblem.ground} />
    <path
      d={emblem.path}
      fill="none"
      stroke={emblem.ink}
      strokeWidth={emblem.lineWidth}
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  </svg>
);
