import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { airlines } from 'shared-api/bookings';
import { lagosDate } from 'shared-api/dates';
import { serverNow } from 'shared-api/http';
import { formatNaira, koboOf } from 'shared-api/money';
import { airportsQuery, goesWith, type Service, servicesQuery } from 'shared-api/services';
import { LoadFailure } from 'shared-ui';
import { DateField, SelectField } from 'shared-ui/fields';
import { FieldRow, TextField } from 'shared-ui/form';
import { placeFirst } from '../airportName.ts';
import { AirportTime, FullHour, type OfferedService, type OwnHour } from './AirportTime.tsx';
import styles from './BookingFields.module.css';
import { UsualAirline } from './UsualAirline.tsx';

type Booked = OfferedService & Pick<Service, 'serviceTypeId' | 'direction'>;

const none = { value: 0, label: 'None' };

const additionalChoices = (services: readonly Service[], booked: Booked) => [
  none,
  ...services
    .filter((service) => service.id !== booked.id && service.status !== false && goesWith(booked, service))
    .map(({ id, name, price }) => ({ value: id, label: `${name} (${formatNaira(koboOf(price))})` })),
];

export function FlightFields({
  service,
  own,
  children,
}: {
  service: Booked;
  own?: OwnHour;
  children?: ReactNode;
}) {
  const airports = useQuery(airportsQuery);
  const { data: services = [] } = useQuery(servicesQuery);
  const airportChoices = (airports.data ?? []).map(({ id, name }) => ({
    value: id,
    label: placeFirst(name),
  }));
  const offeredAt = airportChoices.map((choice) =>
    service.notOfferedAt?.includes(choice.value)
      ? { ...choice, label: `${choice.label} – not offered here`, disabled: true }
      : choice,
  );
  return (
    <fieldset className={styles.part}>
      <legend>Flight</legend>
      {children}
      {airports.isError && !airports.data && <LoadFailure what="The airports" onRetry={airports.refetch} />}
      <FieldRow>
        <SelectField
          name="AirportId"
          label="Airport"
          hint="Where the passengers are met"
          options={offeredAt}
          placeholder="SELECT AN AIRPORT"
          required
        />
        <SelectField
          name="DestinationAirportId"
          label="Destination"
          hint="The other end of the flight"
          options={airportChoices}
          placeholder="SELECT DESTINATION"
          required
        />
      </FieldRow>
      <FieldRow>
        <DateField
          name="Date_Of_Travel"
          label="Travel date"
          hint="Day, month and year"
          min={lagosDate(serverNow())}
          required
        />
        <AirportTime service={service} own={own} />
      </FieldRow>
      <FullHour service={service} own={own} />
      <FieldRow>
        <TextField
          name="Flight_Number"
          label="Flight number"
          autoComplete="off"
          spellCheck={false}
          capitals
          required
        />
        <SelectField
          name="airline"
          label="Airline"
          options={airlines}
          placeholder="Select an Airline"
          required
        />
        <UsualAirline />
      </FieldRow>
      <FieldRow>
        <SelectField
          name="additionalServiceId"
          label="Additional service"
          hint="Its price is added once per flight"
          options={additionalChoices(services, service)}
        />
      </FieldRow>
    </fieldset>
  );
}
