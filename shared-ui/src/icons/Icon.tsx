const paths = {
  dashboard: 'M4 13h7V4H4zm0 7h7v-5H4zm9 0h7v-9h-7zm0-16v5h7V4z',
  services: 'M3 17h18M5 17a7 7 0 0 1 14 0M12 10V7m-2 0h4',
  transactions: 'M4 7h13m0 0-3-3m3 3-3 3M20 17H7m0 0 3-3m-3 3 3 3',
  activities: 'M12 7v5l3 2M12 3a9 9 0 1 0 9 9 9 9 0 0 0-9-9z',
  bookings: 'M5 5h14v15H5zM5 9h14M9 3v4m6-4v4m-7 6h8m-8 3h5',
  profile: 'M12 12a4 4 0 1 0-4-4 4 4 0 0 0 4 4zm-8 9a8 8 0 0 1 16 0',
  clients:
    'M9 11a4 4 0 1 0-4-4 4 4 0 0 0 4 4zm-7 9a7 7 0 0 1 14 0m0-9a3.5 3.5 0 1 0-2-6.4M22 20a6.5 6.5 0 0 0-4.5-6.2',
  wallet: 'M3 7h16a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zm0 0 12-3v3m6 5h-5a2 2 0 0 0 0 4h5',
  logout: 'M14 4h5v16h-5M10 8l-4 4 4 4m-4-4h10',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'm6 6 12 12M18 6 6 18',
  check: 'm5 13 4 4L19 7',
  cross: 'm7 7 10 10M17 7 7 17',
  clock: 'M12 7v5l3 2M12 3a9 9 0 1 0 9 9 9 9 0 0 0-9-9z',
  info: 'M12 11v6m0-10v.5M12 3a9 9 0 1 0 9 9 9 9 0 0 0-9-9z',
  warning: 'M12 9v5m0 3v.5M12 3 2 20h20z',
  error: 'M12 7v6m0 3v.5M8 3h8l5 5v8l-5 5H8l-5-5V8z',
  success: 'm8 12 3 3 5-6M12 3a9 9 0 1 0 9 9 9 9 0 0 0-9-9z',
  plus: 'M12 5v14M5 12h14',
  edit: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  trash: 'M4 7h16M9 7V4h6v3m-9 0 1 13h10l1-13m-8 4v5m4-5v5',
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  download: 'M12 4v11m-4-4 4 4 4-4M4 20h16',
  upload: 'M12 16V5M8 9l4-4 4 4M4 20h16',
  external: 'M14 4h6v6m0-6L10 14M18 14v6H4V6h6',
  search: 'M11 4a7 7 0 1 0 7 7 7 7 0 0 0-7-7zm5 12 5 5',
  filter: 'M4 5h16l-6 8v6l-4-2v-4z',
  calendar: 'M5 5h14v15H5zM5 10h14M9 3v4m6-4v4',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zm10 3a3 3 0 1 0-3-3 3 3 0 0 0 3 3z',
  'eye-off':
    'M3 3l18 18M10 5.2A9.6 9.6 0 0 1 12 5c6 0 10 7 10 7a17 17 0 0 1-3 3.7M6.5 6.6A17 17 0 0 0 2 12s4 7 10 7a9.6 9.6 0 0 0 5-1.4M9.9 9.9a3 3 0 0 0 4.2 4.2',
  'chevron-left': 'm15 5-7 7 7 7',
  'chevron-right': 'm9 5 7 7-7 7',
  'chevron-down': 'm5 9 7 7 7-7',
  'chevron-up': 'm5 15 7-7 7 7',
  more: 'M12 4a1 1 0 1 0 .01 0zm0 7a1 1 0 1 0 .01 0zm0 7a1 1 0 1 0 .01 0z',
  bell: 'M6 17v-6a6 6 0 0 1 12 0v6l2 2H4zm4 4h4M12 5V3',
  mail: 'M3 6h18v13H3zm0 1 9 7 9-7',
  lock: 'M6 11h12v9H6zm2 0V8a4 4 0 0 1 8 0v3',
  phone: 'M5 4h4l2 5-3 2a11 11 0 0 0 5 5l2-3 5 2v4a1 1 0 0 1-1 1A16 16 0 0 1 4 5a1 1 0 0 1 1-1z',
  arrival: 'M3 20h18M4 5l2 5 13 4.5a1.6 1.6 0 0 0 1-3L15 9.700 9.500 4H7l2 4.200-2.500-.9L5.500 5z',
  departure:
    'M3 20h18M3.500 11.500 6 16l13-5.500a1.600 1.600 0 0 0-1.300-2.900l-4.200 1.600L7 6 5 7l3.500 4.300-2 .9-1.700-1z',
  car: 'M3 16v-4l2-6h14l2 6v4zm0-4h18M6 16v2m12-2v2',
  lounge: 'M6 11V6h12v5m-14 0a2 2 0 0 0 0 4v3h16v-3a2 2 0 0 0 0-4 2 2 0 0 0-2 2v1H6v-1a2 2 0 0 0-2-2z',
  handheld: 'M7 3h10v18H7zm4 15h2',
  screen: 'M5 5h14v10H5zM2 19h20',
  wheelchair: 'M10 5v.5M10 8v6h6l3 5M10 11h5M8 11.5A5 5 0 1 0 15 17',
  note: 'M6 3h9l4 4v14H6zM15 3v4h4M9 12h7m-7 4h7',
  sun: 'M12 8a4 4 0 1 0 4 4 4 4 0 0 0-4-4zm0-6v2m0 16v2M2 12h2m16 0h2M5 5l1.4 1.4m11.2 11.2L19 19M5 19l1.4-1.4M17.6 6.4 19 5',
  moon: 'M20 14A8 8 0 0 1 10 4a8 8 0 1 0 10 10z',
  desk: 'M8 5H5v16h14V5h-3M9 3h6v4H9zm0 11 2 2 4-4',
  payments: 'M3 6h18v12H3zm9 3a3 3 0 1 0 3 3 3 3 0 0 0-3-3zM6 9v.5m12 5v.5',
  adjustments: 'M5 8h6M8 5v6m6 6h6M19 5 5 19',
  table: 'M3 5h18v14H3zM3 10h18M3 14.5h18M9 5v14',
  users: 'M3 5h18v14H3zm6 4a2 2 0 1 0 2 2 2 2 0 0 0-2-2zm-3 7a3 3 0 0 1 6 0m3-6h3m-3 4h3',
  settings: 'M4 7h9m6 0h1M4 17h3m6 0h7M16 4.5a2.5 2.5 0 1 0 .01 0zm-6 10a2.5 2.5 0 1 0 .01 0z',
  audit: 'M12 3 5 6v5c0 5 3 8 7 10 4-2 7-5 7-10V6zm-3 9 2 2 4-4',
  star: 'm12 3 2.7 6 6.3.7-4.7 4.3 1.3 6.3L12 17l-5.6 3.3L7.7 14 3 9.7 9.3 9z',
} as const;

export type IconName = keyof typeof paths;

const drawing = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  style: { flex: 'none', verticalAlign: '-0.2em' },
} as const;

/** Set `label` if no text next to the icon says the same. Without `label`, screen readers skip the icon. */
export function Icon({ name, size = '1.25em', label }: { name: IconName; size?: string; label?: string }) {
  const path = <path d={paths[name]} />;
  return label ? (
    <svg {...drawing} width={size} height={size} role="img" aria-label={label}>
      {path}
    </svg>
  ) : (
    <svg {...drawing} width={size} height={size} aria-hidden="true">
      {path}
    </svg>
  );
}
