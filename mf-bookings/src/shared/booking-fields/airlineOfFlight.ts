import { type airlines, flightCode } from 'shared-api/bookings';

type Airline = (typeof airlines)[number];

/** The keys are IATA codes. An airline is missing if its IATA code is uncertain. */
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

/**
 * 'P47121' is a flight of Air Peace and 'BA 75' of British Airways; the number begins with the first digit
 * after the code.
 */
export const airlineOfFlight = (flightNumber = ''): Airline | undefined =>
  codes[/^([A-Z\d]{2})\d/.exec(flightCode(flightNumber))?.[1] ?? ''];
