import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { BodyOf } from 'shared-api/contract';
import { mutationOf } from 'shared-api/http';
import { askAboutData } from 'shared-api/privacy';
import { Banner, Stack } from 'shared-ui';
import { TextAreaField } from 'shared-ui/fields';
import { PortalForm, SubmitButton, TextField } from 'shared-ui/form';
import { KindField } from '../shared/KindField.tsx';

/** The reply is the same for everybody, so that nobody learns whether the portal knows a person. */
export function AskAboutData() {
  const { mutateAsync } = useMutation(mutationOf(askAboutData));
  const [received, setReceived] = useState<string>();
  if (received)
    return (
      <Banner tone="success" live="polite">
        {received}
      </Banner>
    );
  return (
    <PortalForm<BodyOf<typeof askAboutData>>
      label="Ask about your data"
      schema={askAboutData.body}
      onSubmit={async (body) => setReceived((await mutateAsync({ body })).message)}
    >
      <Stack space={4}>
        <KindField />
        <TextField name="name" label="Your name" autoComplete="name" required />
        <TextField
          name="contact"
          label="Your e-mail address or telephone number"
          hint="The answer goes there, once we have seen who you are"
          autoComplete="email"
          required
        />
        <TextField
          name="voucher"
          label="Code of your voucher"
          hint="If you have one: it names the flight on which we met you"
        />
        <TextAreaField name="text" label="Your request" rows={4} required />
        <div>
          <SubmitButton>Send request</SubmitButton>
        </div>
      </Stack>
    </PortalForm>
  );
}
