import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { mutationOf } from 'shared-api/http';
import { type Breach, writeToAffected } from 'shared-api/privacy';
import { countOf } from 'shared-api/wording';
import { Banner, Button, SendButton, Stack } from 'shared-ui';
import { Modal } from 'shared-ui/dialogs';
import { TextAreaField } from 'shared-ui/fields';
import { FormActions, PortalForm, SubmitButton } from 'shared-ui/form';
import styles from './WriteToAffected.module.css';

interface Values {
  text?: string;
  numbers?: string;
}

const numbersIn = (text = ''): number[] => (text.match(/\d+/g) ?? []).map(Number);

const problemsOf = ({ text, numbers }: Values) => ({
  text: (text ?? '').trim().length < 3 ? 'Must be at least 3 character(s) long' : undefined,
  numbers: numbersIn(numbers).length === 0 ? 'Name at least one account' : undefined,
});

const Form = ({
  breach,
  values,
  onGiven,
  onClose,
}: {
  breach: Breach;
  values: Values;
  onGiven: (values: Values) => Promise<unknown>;
  onClose: () => void;
}) => (
  <PortalForm<Values>
    label="Letter"
    validate={problemsOf}
    initialValues={{ ...values, ...(breach.letter && { text: breach.letter }) }}
    onSubmit={onGiven}
  >
    <Stack space={4}>
      <TextAreaField
        name="numbers"
        label="Numbers of the accounts"
        hint="As the addresses of client pages end; paste them with commas, blanks or a line for each"
        rows={3}
        required
      />
      <TextAreaField
        name="text"
        label="Letter"
        hint={
          breach.letter
            ? 'It left as it is: whoever comes later gets the same'
            : 'An empty line begins a paragraph'
        }
        rows={8}
        readOnly={breach.letter !== null}
        required
      />
      <FormActions onCancel={onClose}>
        <SubmitButton>Preview letter</SubmitButton>
      </FormActions>
    </Stack>
  </PortalForm>
);

export function WriteToAffected({ breach, onClose }: { breach: Breach; onClose: () => void }) {
  const preview = useMutation(mutationOf(writeToAffected));
  const letter = useMutation(mutationOf(writeToAffected));
  const params = { id: breach.id };
  const shown = (letter.data ?? preview.data)?.data;
  const body = preview.variables?.body;
  const [address] = useSearchParams();
  const [given, setGiven] = useState<Values>({
    numbers: address.get('accounts')?.replaceAll(',', ', ') ?? '',
  });
  async function ask(values: Values) {
    const { text = '', numbers } = values;
    await preview.mutateAsync({ params, body: { text, accounts: numbersIn(numbers), preview: true } });
    setGiven(values);
  }
  return (
    <Modal title="Write to affected accounts" open onClose={onClose} width={640}>
      {!shown || !body ? (
        <Form breach={breach} values={given} onGiven={ask} onClose={onClose} />
      ) : (
        <Stack space={4}>
          <p role="status">
            {shown.sent ? 'The letter goes to ' : 'The letter will go to '}
            {countOf(shown.accounts, 'account')}.
          </p>
          {shown.unknown.length > 0 && (
            <Banner tone="warning">No account has these numbers: {shown.unknown.join(', ')}</Banner>
          )}
          <strong>{shown.subject}</strong>
          <p className={styles.letter}>{shown.text}</p>
          <FormActions>
            {!shown.sent && shown.accounts > 0 && (
              <SendButton
                variant="primary"
                onSend={() => letter.mutateAsync({ params, body: { ...body, preview: false } })}
              >
                Send to {countOf(shown.accounts, 'account')}
              </SendButton>
            )}
            <Button onClick={shown.sent ? onClose : preview.reset}>{shown.sent ? 'Done' : 'Back'}</Button>
          </FormActions>
        </Stack>
      )}
    </Modal>
  );
}
