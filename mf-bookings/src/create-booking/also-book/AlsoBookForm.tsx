import { useState } from 'react';
import { flightForm } from 'shared-api/bookings';
import { koboOf } from 'shared-api/money';
import type { Service } from 'shared-api/services';
import { Button, Money } from 'shared-ui';
import { FormActions, PortalForm, SubmitButton } from 'shared-ui/form';
import { FlightFields } from '../../shared/booking-fields/FlightFields.tsx';
import type { FlightValues } from '../../shared/bookingValues.ts';
import { futureOnly } from '../details/entryRules.ts';

interface OtherFlightProps {
  service: Service;
  values: FlightValues | undefined;
  /** The first flight's airport is suggested for the return flight. */
  out: FlightValues | undefined;
  onSave: (flight: FlightValues) => void;
  onLeave: () => void;
}

const wayBack = (out: FlightValues | undefined): Partial<FlightValues> => ({
  ...(out && {
    AirportId: out.AirportId,
    DestinationAirportId: out.DestinationAirportId,
    airline: out.airline,
  }),
  additionalServiceId: 0,
});

export function AlsoBookForm({ service, values, out, onSave, onLeave }: OtherFlightProps) {
  const [initialValues] = useState(() => values ?? wayBack(out));
  return (
    <PortalForm<FlightValues>
      label={service.name}
      local
      schema={flightForm}
      validate={futureOnly}
      initialValues={initialValues}
      onSubmit={onSave}
    >
      <p>
        <strong>{service.name}</strong>, <Money kobo={koboOf(service.price)} /> per passenger
      </p>
      <FlightFields service={service} />
      <FormActions>
        <SubmitButton variant="default">Save the other flight</SubmitButton>
        <Button onClick={onLeave}>Leave it out</Button>
      </FormActions>
    </PortalForm>
  );
}
