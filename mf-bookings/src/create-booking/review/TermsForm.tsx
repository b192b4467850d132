import { useState } from 'react';
import { Button, Card, Inline, NoticeLine, Stack } from 'shared-ui';
import { CheckboxField, FormSpy, PortalForm, SubmitButton } from 'shared-ui/form';
import { useStore } from 'zustand';
import { passengersAgreed } from '../../shared/passengersAgreed.ts';
import { TermsModal } from '../../shared/TermsModal.tsx';
import type { BookingStore } from '../draft/bookingStore.ts';
import { NextStep } from '../summary/NextStep.tsx';

interface Values {
  Accept: boolean;
}

interface Props {
  booking: BookingStore;
  onContinue: () => void;
}

const mustAccept = ({ Accept }: Values) =>
  Accept ? {} : { Accept: 'You must accept the terms and conditions' };

export function TermsForm({ booking, onContinue }: Props) {
  const accepted = useStore(booking, (machine) => machine.accepted);
  const version = useStore(booking, ({ order }) => order?.version);
  const [reading, setReading] = useState(false);
  const note = ({ Accept = false }: Values) => {
    if (Accept !== accepted) booking.dispatch({ type: 'accepted', accepted: Accept });
  };
  return (
    <Card title="Terms and conditions" level={3}>
      <PortalForm<Values>
        key={version}
        label="Terms and conditions"
        local
        initialValues={{ Accept: accepted }}
        validate={mustAccept}
        onSubmit={onContinue}
      >
        <FormSpy<Values> subscription={{ values: true }} onChange={({ values }) => note(values)} />
        <Stack space={2}>
          <CheckboxField name="Accept" label="Booking Terms and Conditions" hint={passengersAgreed} required>
            I accept the Booking Terms and Conditions
          </CheckboxField>
          <Inline>
            <Button variant="link" aria-haspopup="dialog" onClick={() => setReading(true)}>
              Read the Booking Terms and Conditions
            </Button>
          </Inline>
          <NoticeLine />
        </Stack>
        <NextStep>
          <SubmitButton>Continue</SubmitButton>
        </NextStep>
      </PortalForm>
      <TermsModal open={reading} onClose={() => setReading(false)} />
    </Card>
  );
}
