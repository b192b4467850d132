import { type airlines, flightCode } from 'shared-api/bookings';

type Airline = (typeof airlines)[number];

/** IATA gives each airline two characters; airlines without a certain code are left out. */
const codes: Readonly<Record<string, Airline>> = {
  '8U': 'Afriqiyah',
  '9J': 'Dana',
  AF: 'Air France',
  AT: 'Royal Air Maroc',
  AW: 'Africa World Airlines',
  BA: 'British Airways',
  C8: 'Cronos',
  DL: 'Delta',
  DT: 'TAAG Angola',
  EK: 'Emirates',
  ET: 'Ethiopian',
  HF: "Air Cote d'Ivoire",
  IB: 'Iberia',
  KL: 'KLM',
  KP: 'Asky',
  KQ: 'Kenya Airways',
  LH: 'Lufthansa',
  LX: 'Swiss',
  ME: 'Middle East Airline',
  MS: 'Egypt Air',
  N2: 'Aero Contractors',
  OF: 'Overland',
  P4: 'Air Peace',
  Q9: 'Green Africa',
  QC: 'Camair Co',
  QI: 'Ibom Air',
  QR: 'Qatar',
  SA: 'South African',
  TK: 'Turkish',
  UA: 'United Airlines',
  UN: 'United Nigeria',
  VK: 'Value Jet',
  VM: 'Max Air',
  VR: 'Caboverde',
  VS: 'Virgin Atlantic',
  W3: 'Arik Air',
  WB: 'Rwandair',
  ZQ: 'Azman',
};

/** 'P47121' is Air Peace and 'BA 75' British Airways, from the first digit after the code on. */
export const airlineOfFlight = (flightNumber = ''): Airline | undefined =>
  codes[/^([A-Z\d]{2})\d/.exec(flightCode(flightNumber))?.[1] ?? ''];
