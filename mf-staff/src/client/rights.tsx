import { useMutation } from '@tanstack/react-query';
import type { UserDetails } from 'shared-api/accounts';
import { proposeErasure, readPayer, restrictAccount } from 'shared-api/erasures';
import { can, mutationOf } from 'shared-api/http';
import { displayName } from 'shared-api/wording';
import { notify } from 'shared-ui';
import { ReasonCall } from '../shared/CallDialog.tsx';
import { ErasureCounts } from '../shared/ErasureCounts.tsx';
import { ReasonDialog } from '../shared/ReasonDialog.tsx';
import type { RowAction } from '../shared/RowActions.tsx';

interface DialogProps {
  client: UserDetails;
  onClose: () => void;
}

function ReadPayer({ client, onClose }: DialogProps) {
  const { mutateAsync } = useMutation(mutationOf(readPayer));
  return (
    <ReasonDialog
      label="Read the name of the payer"
      hint="Kept in the audit"
      onGiven={async (reason) => {
        const { data } = await mutateAsync({ params: { id: client.id }, body: { reason } });
        notify.success(`The payer was ${data.name}`);
      }}
      onClose={onClose}
    >
      <p>It is kept sealed as long as books must be kept, for whoever answers for them.</p>
    </ReasonDialog>
  );
}

export function rightsActions(client: UserDetails, user: Parameters<typeof can>[0]): (RowAction | false)[] {
  const { id } = client;
  const handles = can(user, 'privacy.handle') && !client.erased;
  const restricted = client.restriction == null;
  const restriction = restricted ? 'Restrict to reading' : 'Lift the restriction';
  return [
    handles && {
      label: restriction,
      danger: restricted,
      dialog: (close) => (
        <ReasonCall
          label={restriction}
          hint="The client reads it in its profile"
          danger={restricted}
          call={restrictAccount}
          input={(reason) => ({ params: { id }, body: { restricted, reason } })}
          onClose={close}
        >
          <p>
            {restricted
              ? `${displayName(client)} and their members read everything and change nothing; nothing of theirs is erased or removed by age, until it is lifted.`
              : `Restricted because: “${client.restriction}”. Afterwards everything goes on as before.`}
          </p>
        </ReasonCall>
      ),
    },
    handles && {
      label: 'Propose erasure',
      danger: true,
      dialog: (close) => (
        <ReasonCall
          label="Propose erasure"
          hint="For example, the letter by which the client asks"
          danger
          call={proposeErasure}
          input={(reason) => ({ body: { userId: id, reason } })}
          onClose={close}
        >
          <p>Another Administrator decides.</p>
          <ErasureCounts userId={id} />
        </ReasonCall>
      ),
    },
    can(user, 'payer.read') &&
      client.erased === true && {
        label: 'Read the name of the payer',
        dialog: (close) => <ReadPayer client={client} onClose={close} />,
      },
  ];
}
