import type { ReactNode } from 'react';
import { PortalForm } from '../form/PortalForm.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { Card } from '../layout/Card.tsx';
import { Stack } from '../layout/Stack.tsx';
import { examples } from './examples.tsx';

const sections = Object.entries(examples);
const needed = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    ['Email', 'Password', 'phone', 'Accept', 'kind', 'airport', 'date', 'time', 'Files'].map((name) => [
      name,
      values[name] ? undefined : 'Needed',
    ]),
  );

const around = (module: string, parts: ReactNode) =>
  /form|fields|registration/.test(module) ? (
    <PortalForm label={module} validate={needed} onSubmit={() => undefined}>
      {parts}
      <SubmitButton>Send</SubmitButton>
    </PortalForm>
  ) : (
    parts
  );

export const moduleNames = sections.map(([module]) => module);

export const Parts = ({ module }: { module: string }) => (
  <Stack>
    <h2>{module}</h2>
    {around(
      module,
      <Stack>
        {Object.entries(examples[module] ?? {}).map(([name, example]) => (
          <Card key={name} title={name} level={3}>
            {example}
          </Card>
        ))}
      </Stack>,
    )}
  </Stack>
);
