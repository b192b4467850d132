import type { Page } from 'playwright/test';
import { flightInTenDays } from './flights.ts';

const passengersAndFlights = (passengers: number, flights: number) => {
  const { date, time } = flightInTenDays();
  return Array.from({ length: passengers }, (_, index) => ({
    key: index + 1,
    flight: {
      AirportId: 1,
      DestinationAirportId: 13,
      Date_Of_Travel: date,
      airportTime: time,
      airline: 'Air Peace',
      Flight_Number: `P4${100 + (index % flights)}`,
      additionalServiceId: 0,
    },
    person: {
      Designation: 'Ms.',
      Gender: 'Female',
      FirstName: `First${index}`,
      LastName: 'Juliett',
      mobileNumber: '08031234567',
    },
  }));
};

export const keepDraft = async (
  page: Page,
  draft: { serviceId: number; passengers: number; flights?: number; accepted?: boolean },
): Promise<void> => {
  const { serviceId, passengers, flights = 1, accepted = false } = draft;
  const added = passengersAndFlights(passengers, flights);
  const value = {
    draftId: 'many-passengers',
    added,
    lastKey: added.length,
    form: { mode: 'new', version: 0, values: added[0]?.flight },
    accepted,
  };
  await page.evaluate(
    ([service, kept]) => {
      const user: { id: number } = JSON.parse(localStorage.getItem('user') ?? '{"id":0}');
      sessionStorage.setItem(`draft:${user.id}:create-booking:${service}:2`, kept);
    },
    [serviceId, JSON.stringify({ value, savedAt: new Date().toISOString(), epoch: '' })] as const,
  );
};
