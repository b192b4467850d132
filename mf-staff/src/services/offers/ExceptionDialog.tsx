import { addOfferException, airportText, type ExceptionKind, exceptionForm } from 'shared-api/availability';
import { lagosDate } from 'shared-api/dates';
import { serverNow } from 'shared-api/http';
import type { Service } from 'shared-api/services';
import { DateField, SelectField, TextAreaField } from 'shared-ui/fields';
import { FieldRow, TextField, useFormState } from 'shared-ui/form';
import { CallDialog } from '../../shared/CallDialog.tsx';
import { useDeskAirports } from '../../shared/usualAirport.ts';
import { HourFields } from './HourFields.tsx';

const kindsOfRoom = [
  { value: 'perHour', label: 'Places per hour' },
  { value: 'leadMinutes', label: 'Lead time' },
];

interface Values {
  kind: ExceptionKind;
  serviceId: number;
  airportId: number;
  day: string;
  fromHour: number;
  toHour: number;
  /** The typed number means places per hour or minutes of lead time, depending on `kind`. */
  value?: string;
  reason: string;
}

function NumberOfKind() {
  const { values } = useFormState<Values>({ subscription: { values: true } });
  if (values.kind === 'closed') return null;
  const label = values.kind === 'perHour' ? 'Places per hour' : 'Lead time in minutes';
  return <TextField name="value" label={label} inputMode="numeric" required />;
}

const everyService = 0;

interface Props {
  service: Service;
  kind: ExceptionKind;
  onClose: () => void;
}

export function ExceptionDialog({ service, kind, onClose }: Props) {
  const airports = useDeskAirports();
  return (
    <CallDialog<typeof addOfferException, Values>
      title={kind === 'closed' ? 'Close hours' : 'More room'}
      schema={exceptionForm}
      initialValues={{
        kind,
        serviceId: service.id,
        day: lagosDate(serverNow()),
        ...(airports.length === 1 && { airportId: airports[0]?.id }),
      }}
      submit={kind === 'closed' ? 'Close hours' : 'Add'}
      call={addOfferException}
      input={({ value, serviceId, ...values }) => ({
        body: {
          ...values,
          serviceId: serviceId === everyService ? null : serviceId,
          value: values.kind === 'closed' ? null : Number(value),
        },
      })}
      onClose={onClose}
    >
      <SelectField
        name="serviceId"
        label="Service"
        options={[
          { value: service.id, label: service.name },
          { value: everyService, label: 'Every service' },
        ]}
        required
      />
      <FieldRow>
        <SelectField
          name="airportId"
          label="Airport"
          options={airports.map(({ id }) => ({ value: id, label: airportText(id) }))}
          placeholder="SELECT AN AIRPORT"
          required
        />
        <DateField name="day" label="Day" min={lagosDate(serverNow())} required />
      </FieldRow>
      <HourFields />
      {kind !== 'closed' && <SelectField name="kind" label="What changes" options={kindsOfRoom} required />}
      <NumberOfKind />
      <TextAreaField name="reason" label="Reason" rows={2} maxLength={500} autoComplete="off" required />
    </CallDialog>
  );
}
