import { useQuery } from '@tanstack/react-query';
import { airports } from 'shared-api/airports';
import { createGlCode, type GlCode, ledgerAccounts, updateGlCode } from 'shared-api/closing';
import { servicesQuery } from 'shared-api/services';
import { SelectField } from 'shared-ui/fields';
import { TextField } from 'shared-ui/form';
import { CallDialog } from '../../shared/CallDialog.tsx';
import { airportText, placeText, serviceText } from './codeText.ts';

const addSchema = createGlCode.body?.pick(['account', 'code']);

/** A select field cannot have the value null, so 0 means all services or all airports. */
const all = 0;

interface Values {
  account: string;
  serviceId: number;
  airportId: number;
  code: string;
}

const accountOptions = Object.entries(ledgerAccounts).map(([value, label]) => ({ value, label }));
const airportOptions = [
  { value: all, label: airportText(null) },
  ...airports.map(({ id, name }) => ({ value: id, label: name })),
];

export function AddCode({ onClose }: { onClose: () => void }) {
  const { data: services = [] } = useQuery(servicesQuery);
  return (
    <CallDialog<typeof createGlCode, Values>
      title="Add a code"
      schema={addSchema}
      initialValues={{ serviceId: all, airportId: all }}
      submit="Add code"
      call={createGlCode}
      input={({ serviceId, airportId, ...code }) => ({
        body: { ...code, serviceId: serviceId || null, airportId: airportId || null },
      })}
      onClose={onClose}
    >
      <SelectField
        name="account"
        label="Account"
        placeholder="SELECT AN ACCOUNT"
        options={accountOptions}
        required
      />
      <SelectField
        name="serviceId"
        label="Service"
        options={[
          { value: all, label: serviceText(null) },
          ...services.map((service) => ({ value: service.id, label: serviceText(service) })),
        ]}
      />
      <SelectField name="airportId" label="Airport" options={airportOptions} />
      <TextField name="code" label="Economic code" required />
    </CallDialog>
  );
}

const codeValues = ({ code, version }: GlCode) => ({ code, version });

export const ChangeCode = ({ code, onClose }: { code: GlCode; onClose: () => void }) => (
  <CallDialog
    title="Change code"
    initialValues={codeValues(code)}
    valuesOfPresent={codeValues}
    submit="Change code"
    call={updateGlCode}
    input={(body) => ({ params: { id: code.id }, body })}
    onClose={onClose}
  >
    <p>{placeText(code)}. Journals that are exported from now on have the new code.</p>
    <TextField name="code" label="Economic code" required />
  </CallDialog>
);
