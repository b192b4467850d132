const plane = 'M3 13.2 21 8.5c1.2-.3 2 .3 2 1.2 0 .7-.5 1.2-1.2 1.4L6.3 15.3 2 14.5z';

const paths = {
  arrival: [plane, 'M2 21h20', 'M11 12.2 5.5 6.5l2.2-.6 8.6 4.7'],
  departure: [
    'm2.5 15.5 17.6-6.3c1-.4 2 0 2.2.8.3.8-.3 1.5-1 1.8L7 17.4z',
    'M2 21h20',
    'm11 12.3-6-5 2-.8 9.3 3.8',
  ],
  car: [
    'M3 16v-3l2.2-5.2A2 2 0 0 1 7 6.5h10a2 2 0 0 1 1.8 1.3L21 13v3',
    'M2.5 16h19v2.5h-3V16m-13 0v2.5h-3V16',
    'M5 12.5h14',
  ],
  lounge: [
    'M5 11V7a2.5 2.5 0 0 1 2.5-2.5h9A2.5 2.5 0 0 1 19 7v4',
    'M3 12.5a2 2 0 0 1 4 0V15h10v-2.5a2 2 0 0 1 4 0V19H3z',
    'M6 19v2m12-2v2',
  ],
} as const;

export function ServiceIcon({ name }: { name: keyof typeof paths }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="32"
      height="32"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {paths[name].map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
