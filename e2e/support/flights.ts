import { randomUUID } from 'node:crypto';
import { lagosDate, lagosInstant } from 'shared-api/rules';

const dayMs = 24 * 60 * 60 * 1000;

/** It leaves in ten days at 10:15. */
export const flightInTenDays = () => {
  const date = lagosDate(new Date(Date.now() + 10 * dayMs));
  const time = '10:15';
  const [year = '', month = '', day = ''] = date.split('-');
  return {
    date,
    time,
    typedDate: `${day}/${month}/${year}`,
    instant: lagosInstant(date, time).toISOString(),
  };
};

/** No other test uses the address, so that its mail is its own. */
export const freshAddress = (name: string): string => `${name}.${randomUUID().slice(0, 8)}@example.test`;

export const party = (passengers: number) =>
  Array.from({ length: passengers }, (_, index) => ({
    FirstName: 'Alfa',
    LastName: `Juliett${index}`,
    Designation: 'Ms.' as const,
    Gender: 'Female' as const,
    mobileNumber: '08031234567',
  }));

export const oneFlight = (ServiceId: number) => {
  const { date, instant } = flightInTenDays();
  return {
    Flight_Number: 'P47121',
    airline: 'Air Peace' as const,
    Date_Of_Travel: date,
    Date_Of_Arrival: instant,
    AirportId: 1,
    DestinationAirportId: 13,
    ServiceId,
    Accept: true,
    Passengers: [{ FirstName: 'Alfa', LastName: 'Juliett', mobileNumber: '08031234567' }],
  };
};
