import { useMutation } from '@tanstack/react-query';
import type { Airport } from 'shared-api/airports';
import { deskPack } from 'shared-api/desk';
import { keptDayName, mutationOf, session } from 'shared-api/http';
import { keptDay, pinPattern } from 'shared-api/kept-day';
import { notify } from 'shared-ui';
import { FormDialog } from 'shared-ui/dialogs';
import { TextField } from 'shared-ui/form';

interface Pins {
  pin: string;
  again: string;
}

const mistakes = ({ pin = '', again = '' }: Partial<Pins>) => ({
  pin: pinPattern.test(pin) ? undefined : 'Must be six digits',
  again: again === pin ? undefined : 'Must be the same six digits',
});

const pinField = {
  type: 'password',
  inputMode: 'numeric',
  autoComplete: 'off',
  maxLength: 6,
  required: true,
} as const;

interface KeepDayDialogProps {
  airport: Airport;
  date: string;
  onClose: () => void;
}

/** The PIN encrypts the offline copy of the day and is never stored. */
export function KeepDayDialog({ airport, date, onClose }: KeepDayDialogProps) {
  const { mutateAsync } = useMutation(mutationOf(deskPack));
  const keep = async ({ pin }: Pins) => {
    const { data: pack } = await mutateAsync({ query: { airportId: airport.id, date } });
    const { user } = session.get();
    if (!user) return;
    const hasCode = await keptDay.keep(pin, pack, user.id);
    const name = keptDayName({ airportId: airport.id, date });
    if (hasCode) notify.success(`${name}, is kept in this tab until 06:00`);
    else
      notify.warning(
        `${name}, is kept, but the page that opens it did not arrive. Keep the day again on a better connection`,
        { sticky: true },
      );
  };
  return (
    <FormDialog<Pins>
      title="Keep this day"
      validate={mistakes}
      submit="Keep this day"
      onSubmit={keep}
      onClose={onClose}
    >
      <p>
        The day opens in this tab without a connection, and after you were signed out, with a PIN of six
        digits. Logout, closing the tab and five wrong PINs remove it.
      </p>
      <TextField name="pin" label="PIN" {...pinField} />
      <TextField name="again" label="PIN again" {...pinField} />
    </FormDialog>
  );
}
