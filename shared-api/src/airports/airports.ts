export interface Airport {
  id: number;
  code: string;
  name: string;
}

const inOrder: [code: string, name: string][] = [
  ['ABV', 'Nnamdi Azikiwe International Airport, Abuja'],
  ['YOL', 'Yola Airport'],
  ['QUO', 'Victor Attah International Airport, Uyo'],
  ['QOW', 'Sam Mbakwe International Cargo Airport, Owerri'],
  ['MIU', 'Maiduguri International Airport'],
  ['IBA', 'Ibadan Airport'],
  ['CBQ', 'Margaret Ekpo International Airport, Calabar'],
  ['BNI', 'Benin Airport'],
  ['BCU', 'Sir Abubakar Tafawa Balewa International Airport, Bauchi'],
  ['JOS', 'Yakubu Gowon Airport, Jos'],
  ['SKO', 'Sadiq Abubakar III International Airport, Sokoto'],
  ['PHC', 'Port Harcourt International Airport'],
  ['LOS', 'Murtala Muhammed International Airport, Lagos'],
  ['KAN', 'Mallam Aminu Kano International Airport'],
  ['KAD', 'Kaduna International Airport'],
  ['ILR', 'Ilorin International Airport'],
  ['ENU', 'Akanu Ibiam International Airport, Enugu'],
  ['ABB', 'Asaba International Airport'],
];

/** The id of an airport is its place in the list above, so the order of the list must never change. */
export const airports: readonly Airport[] = inOrder.map(([code, name], index) => ({
  id: index + 1,
  code,
  name: `${name} (${code})`,
}));

export const airportCode = (id: number | null | undefined): string | undefined =>
  airports.find((airport) => airport.id === id)?.code;

/** Turns 'Murtala Muhammed International Airport, Lagos (LOS)' into 'Lagos'. */
export const airportPlace = (name: string): string =>
  name
    .replace(/ \(\w+\)$/, '')
    .replace(/^.*, /, '')
    .replace(/( International)? Airport$/, '');

const busiest = ['LOS', 'ABV', 'PHC', 'KAN'];

export const airportsBusiestFirst: readonly Airport[] = [
  ...busiest.flatMap((code) => airports.filter((airport) => airport.code === code)),
  ...airports
    .filter(({ code }) => !busiest.includes(code))
    .toSorted((one, other) => airportPlace(one.name).localeCompare(airportPlace(other.name))),
];

export const defaultAirportId = 1;
export const defaultDestinationAirportId = 13;
