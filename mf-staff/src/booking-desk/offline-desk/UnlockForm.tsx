import { ApiProblem } from 'shared-api/http';
import { keptDay, pinPattern } from 'shared-api/kept-day';
import { Card, notify, Stack } from 'shared-ui';
import { PortalForm, SubmitButton, TextField } from 'shared-ui/form';
import styles from './OfflineDay.module.css';

interface Unlock {
  pin: string;
}

const mistakes = ({ pin = '' }: Partial<Unlock>) => ({
  pin: pinPattern.test(pin) ? undefined : 'Must be six digits',
});

export function UnlockForm() {
  const unlock = async ({ pin }: Unlock) => {
    const triesLeft = await keptDay.unlock(pin);
    if (triesLeft === undefined) return;
    if (triesLeft === 0) {
      notify.warning('The kept day was removed from this device', { sticky: true });
      return;
    }
    const left = triesLeft === 1 ? '1 try' : `${triesLeft} tries`;
    throw new ApiProblem({ status: 400, code: 'wrong_pin', message: `Wrong PIN: ${left} left` });
  };
  return (
    <Card className={styles.unlock}>
      <PortalForm<Unlock> label="Open the kept day" validate={mistakes} onSubmit={unlock} local>
        <Stack space={4}>
          <TextField
            name="pin"
            label="PIN"
            type="password"
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            required
          />
          <SubmitButton>Open</SubmitButton>
        </Stack>
      </PortalForm>
    </Card>
  );
}
