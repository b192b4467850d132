/** These sample values must be replaced with the names and offices of the operating authority. */
export const authority = {
  portal: 'Airport Protocol Services',
  name: 'National Airports Authority',
  shortName: 'NAA',
  unit: 'Protocol Services Unit',
  slug: 'authority',
  offices: [
    {
      city: 'Lagos',
      airport: 'Murtala Muhammed International Airport',
      address: 'Protocol unit, international terminal, Ikeja, Lagos',
      email: 'lagos@protocol.example',
    },
    {
      city: 'Port Harcourt',
      airport: 'Port Harcourt International Airport',
      address: 'Protocol unit, main terminal, Omagwa, Rivers',
      email: 'port-harcourt@protocol.example',
    },
    {
      city: 'Abuja',
      airport: 'Nnamdi Azikiwe International Airport',
      address: 'Protocol unit, international terminal, Abuja',
      email: 'abuja@protocol.example',
    },
    {
      city: 'Kano',
      airport: 'Mallam Aminu Kano International Airport',
      address: 'Protocol unit, main terminal, Kano',
      email: 'kano@protocol.example',
    },
  ],
} as const;

/** The emblem in PDFs is drawn from these values. The values must be the same in shell/public/favicon.svg. */
export const emblem = {
  size: 32,
  corner: 7,
  ground: '#0b6b3a',
  ink: '#fff',
  lineWidth: 2,
  path: 'M5 18.5 26 12c1-.3 1.6.3 1.400 1-.1.5-.5.9-1.100 1.200L8.5 21 4.5 20zM14 15.6 8.5 9l2.6-.8 8.400 5.700M7 26h18',
} as const;

export function wordmarkOf(name: string): readonly [strong: string, rest: string] {
  const end = name.lastIndexOf(' ');
  return end < 0 ? [name, ''] : [name.slice(0, end), name.slice(end)];
}
