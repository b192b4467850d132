import { serviceDirections, serviceTypes } from 'shared-api/rules';
import { insertRow, type Tx } from '../db/index.ts';

interface SampleService {
  name: string;
  description: string;
  direction: number | null;
  domesticKobo: number;
  internationalKobo: number;
}

const sampleServices: readonly SampleService[] = [
  {
    name: 'Lounge',
    description: 'A quiet lounge with refreshments and wireless internet until boarding.',
    direction: null,
    domesticKobo: 25_000_00,
    internationalKobo: 45_000_00,
  },
  {
    name: 'Car',
    description: 'A car with a driver between the terminal and the address that you name.',
    direction: null,
    domesticKobo: 40_000_00,
    internationalKobo: 60_000_00,
  },
  {
    name: 'Departure',
    description:
      'An officer meets you at the entrance and sees you through check-in and security to your gate.',
    direction: serviceDirections.Departure,
    domesticKobo: 30_000_00,
    internationalKobo: 55_000_00,
  },
  {
    name: 'Arrival',
    description:
      'An officer meets you at the aircraft and sees you through formalities and baggage to your car.',
    direction: serviceDirections.Arrival,
    domesticKobo: 30_000_00,
    internationalKobo: 55_000_00,
  },
];

/** Lists show the newest service first, so arrivals are inserted last. */
export async function seedServices(tx: Tx, at: Date): Promise<void> {
  for (const type of ['International', 'Domestic'] as const)
    for (const { name, description, direction, domesticKobo, internationalKobo } of sampleServices)
      await insertRow(tx, 'services', {
        name: type === 'Domestic' ? name : `International ${name}`,
        description,
        price_kobo: type === 'Domestic' ? domesticKobo : internationalKobo,
        service_type_id: serviceTypes[type],
        direction,
        created_at: at,
      });
}
