import { useQuery } from '@tanstack/react-query';
import { type GlCode, ledgerAccounts, listGlCodes, removeGlCode } from 'shared-api/closing';
import { queryOf, useCan } from 'shared-api/http';
import { Stack } from 'shared-ui';
import { actionColumn, type Column } from 'shared-ui/data';
import { DialogButton } from 'shared-ui/dialogs';
import { ConfirmCall } from '../../shared/CallDialog.tsx';
import { RowActions } from '../../shared/RowActions.tsx';
import { StaffTable } from '../../shared/StaffTable.tsx';
import { AddCode, ChangeCode } from './CodeDialogs.tsx';
import { accountText, codeOfAirport, placeText, serviceText } from './codeText.ts';

const Remove = ({ code, onClose }: { code: GlCode; onClose: () => void }) => (
  <ConfirmCall
    title="Remove this code?"
    confirm="Remove code"
    call={removeGlCode}
    input={{ params: { id: code.id } }}
    onClose={onClose}
  >
    <p>
      {code.code}, {placeText(code)}. Journals that are exported from now on have a wider code in its place,
      or none.
    </p>
  </ConfirmCall>
);

const columns: readonly Column<GlCode>[] = [
  { key: 'account', title: 'Account', rowScope: 'row', line: 1, render: (_, row) => accountText(row) },
  {
    key: 'service',
    title: 'Service',
    line: 2,
    whole: true,
    render: (_, { service }) => serviceText(service),
  },
  { key: 'airport', title: 'Airport', line: 2, render: (_, { airportId }) => codeOfAirport(airportId) },
  { key: 'code', title: 'Code', line: 3, nowrap: true, dataIndex: 'code' },
];
const action: Column<GlCode> = actionColumn((code) => (
  <RowActions
    subject={`${code.code}, ${placeText(code)}`}
    usual={{ label: 'Change', dialog: (close) => <ChangeCode code={code} onClose={close} /> }}
    more={[{ label: 'Remove', danger: true, dialog: (close) => <Remove code={code} onClose={close} /> }]}
  />
));

function Lacking({ codes }: { codes: readonly GlCode[] }) {
  const whole = codes.filter(({ service, airportId }) => service === null && airportId === null);
  const lacking = Object.entries(ledgerAccounts).filter(
    ([account]) => !whole.some((code) => code.account === account),
  );
  if (lacking.length === 0) return null;
  return <p>No code for all entries yet: {lacking.map(([, label]) => label).join(', ')}.</p>;
}

const add = <DialogButton dialog={(close) => <AddCode onClose={close} />}>Add a code</DialogButton>;

export function Codes() {
  const codes = useQuery(queryOf(listGlCodes, {}));
  const edits = useCan('books.close');
  return (
    <Stack space={3}>
      <p>
        The exported journal gives each entry the narrowest code that fits; one for a service counts before
        one for an airport.
      </p>
      {codes.data && codes.data.length > 0 && <Lacking codes={codes.data} />}
      <StaffTable
        label="Economic codes"
        subject="The codes"
        query={codes}
        columns={edits ? [...columns, action] : columns}
        rowKey={({ id }) => id}
        empty="No account has a code yet: the journal is exported without"
        actions={edits && add}
      />
    </Stack>
  );
}
