/** The portal's mark in a square of 32: what shell/public/favicon.svg shows on pages, papers draw from here. */
export const emblem = {
  size: 32,
  corner: 7,
  ground: '#0b6b3a',
  ink: '#fff',
  lineWidth: 2,
  path: 'M5 18.5 26 12c1-.3 1.6.3 1.400 1-.1.5-.5.9-1.100 1.200L8.5 21 4.5 20zM14 15.6 8.5 9l2.6-.8 8.400 5.700M7 26h18',
} as const;
