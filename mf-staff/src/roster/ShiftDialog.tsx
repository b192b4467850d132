import { useMutation } from '@tanstack/react-query';
import { dayMs, lagosDate, lagosInstant, lagosTime } from 'shared-api/dates';
import { mutationOf } from 'shared-api/http';
import { createShift, isShiftSpan, type Shift, shiftTooLong, updateShift } from 'shared-api/roster';
import { SendButton } from 'shared-ui';
import { FormDialog } from 'shared-ui/dialogs';
import { SelectField, TimeField } from 'shared-ui/fields';
import { CheckboxField, FieldRow } from 'shared-ui/form';

interface Values {
  officerId: number;
  from: string;
  to: string;
  isLead: boolean;
  version?: number;
}

const valuesOf = ({ officer, startsAt, endsAt, isLead, version }: Shift): Values => ({
  officerId: officer.id,
  from: lagosTime(new Date(startsAt)),
  to: lagosTime(new Date(endsAt)),
  isLead,
  version,
});

function spanOf(date: string, { from, to }: Pick<Values, 'from' | 'to'>) {
  const startsAt = lagosInstant(date, from);
  const sameDay = lagosInstant(date, to);
  const endsAt = sameDay > startsAt ? sameDay : new Date(sameDay.getTime() + dayMs);
  return { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
}

function problemsOf(date: string, { officerId, from, to }: Partial<Values>) {
  const span = from && to ? spanOf(date, { from, to }) : undefined;
  return {
    officerId: officerId ? undefined : 'Choose an officer',
    from: from ? undefined : 'Choose a time',
    to: span ? (isShiftSpan(span.startsAt, span.endsAt) ? undefined : shiftTooLong) : 'Choose a time',
  };
}

interface ShiftDialogProps {
  airportId: number;
  date: string;
  officers: readonly { id: number; name: string }[];
  makesLeads: boolean;
  shift: Shift | undefined;
  onClose: () => void;
}

export function ShiftDialog({ airportId, date, officers, makesLeads, shift, onClose }: ShiftDialogProps) {
  const { mutateAsync: create } = useMutation(mutationOf(createShift));
  const { mutateAsync: update } = useMutation(mutationOf(updateShift));
  /** The shown shift may have begun on the day before `date`. */
  const day = shift ? lagosDate(new Date(shift.startsAt)) : date;
  const send = ({ officerId, isLead, version, ...times }: Values) => {
    const lead = makesLeads && { isLead };
    return shift
      ? update({ params: { id: shift.id }, body: { ...spanOf(day, times), ...lead, version } })
      : create({ body: { officerId, airportId, ...spanOf(day, times), ...lead } });
  };
  const cancel = async (id: number) => {
    await update({ params: { id }, body: { canceled: true } });
    onClose();
  };
  return (
    <FormDialog<Values>
      title={shift ? `Shift of ${shift.officer.name}` : 'Add a shift'}
      submit={shift ? 'Change shift' : 'Add shift'}
      cancel={shift ? 'Close' : 'Cancel'}
      initialValues={shift ? valuesOf(shift) : { isLead: false }}
      valuesOfPresent={valuesOf}
      validate={(values) => problemsOf(day, values)}
      onSubmit={send}
      onClose={onClose}
    >
      {!shift && (
        <SelectField
          name="officerId"
          label="Officer"
          placeholder="SELECT AN OFFICER"
          options={officers.map(({ id, name }) => ({ value: id, label: name }))}
          required
        />
      )}
      <FieldRow>
        <TimeField name="from" label="From" required />
        <TimeField name="to" label="To" hint="Earlier than the beginning: on the next day" required />
      </FieldRow>
      {makesLeads && <CheckboxField name="isLead" label="Leads this shift, and writes the roster" />}
      {shift && (
        <div>
          <SendButton variant="danger" onSend={() => cancel(shift.id).catch(() => undefined)}>
            Cancel this shift
          </SendButton>
        </div>
      )}
    </FormDialog>
  );
}
