import { randomUUID } from 'node:crypto';
import { dayMs, lagosDate, lagosInstant } from 'shared-api/rules';
import { aBooking, aTraveller } from 'shared-api/testing/bodies';

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

/** No other test uses the address, so its mailbox has only the mail of the calling test. */
export const freshAddress = (name: string): string => `${name}.${randomUUID().slice(0, 8)}@example.test`;

export const party = (passengers: number) =>
  Array.from({ length: passengers }, (_, index) =>
    aTraveller({ FirstName: 'Alfa', LastName: `Juliett${index}`, Designation: 'Ms.' }),
  );

export const oneFlight = (ServiceId: number) => {
  const Passengers = [aTraveller({ FirstName: 'Alfa', LastName: 'Juliett', Designation: 'Ms.' })];
  return aBooking(ServiceId, new Date(flightInTenDays().instant), {
    AirportId: 1,
    DestinationAirportId: 13,
    Passengers,
  });
};
