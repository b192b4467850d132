const paths = {
  arrival: ['M3 20h18', 'M4 5l2 5 13 4.5a1.6 1.6 0 0 0 1-3L15 9.7 9.5 4H7l2 4.2-2.5-.9L5.5 5z'],
  departure: ['M3 20h18', 'M3.5 11.5 6 16l13-5.5a1.6 1.6 0 0 0-1.3-2.9l-4.2 1.6L7 6 5 7l3.5 4.3-2 .9-1.7-1z'],
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

/** The content security policy of this page forbids the style attribute that the kit's icons have. */
export const ServiceIcon = ({ name }: { name: keyof typeof paths }) => (
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
