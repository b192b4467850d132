import { useMutation } from '@tanstack/react-query';
import type { User } from 'shared-api/accounts';
import { proposeDecision, type SettlementLineShown } from 'shared-api/books';
import { mutationOf } from 'shared-api/http';
import { formatNaira, koboOf } from 'shared-api/money';
import { displayName } from 'shared-api/wording';
import { TextAreaField } from 'shared-ui/fields';
import { DialogForm } from 'shared-ui/form';
import { FindPanel } from '../../shared/FindDrawer.tsx';
import { FoundClients } from '../../shared/FoundClients.tsx';

const schema = proposeDecision.body?.pick(['reason']);

interface AssignProps {
  line: SettlementLineShown;
  onClose: () => void;
}

const titleOf = (client: User) => `Wallet of ${displayName(client)}`;

function AssignForm({
  line,
  client,
  onDone,
  onBack,
}: Omit<AssignProps, 'onClose'> & {
  client: User;
  onDone: () => void;
  onBack: () => void;
}) {
  const { mutateAsync } = useMutation(mutationOf(proposeDecision));
  const kobo = koboOf(line.suspense);
  const propose = async ({ reason }: { reason: string }) => {
    const decision = {
      kind: 'suspense' as const,
      lineId: line.id,
      clientId: client.id,
      reason: reason.trim(),
    };
    await mutateAsync({ body: decision });
    onDone();
  };
  return (
    <DialogForm<{ reason: string }>
      title={titleOf(client)}
      schema={schema}
      submit="Propose"
      cancel="Back"
      onSubmit={propose}
      onClose={onBack}
    >
      <p>
        {kobo > 0
          ? `${formatNaira(kobo)} goes to the wallet of ${displayName(client)}`
          : `${formatNaira(-kobo)} are taken from the wallet of ${displayName(client)}`}{' '}
        once somebody else approves it. Until then nothing moves.
      </p>
      <TextAreaField
        name="reason"
        label="Reason"
        hint="With the evidence, such as the number of a teller slip. The client reads it."
        rows={3}
        required
      />
    </DialogForm>
  );
}

export const AssignSuspense = ({ line, onClose }: AssignProps) => (
  <FindPanel<User>
    title={line.suspense > 0 ? 'Whose money is it?' : 'Whose wallet pays it back?'}
    label="Client’s name or e-mail address"
    found={(search, choose) => <FoundClients search={search} onChoose={choose} />}
    titleOf={titleOf}
    form={(client, close, back) => <AssignForm line={line} client={client} onDone={close} onBack={back} />}
    onClose={onClose}
  />
);
