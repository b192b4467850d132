import { useMutation } from '@tanstack/react-query';
import type { UserDetails } from 'shared-api/accounts';
import { proposeErasure, readPayer, restrictAccount } from 'shared-api/erasures';
import { can, mutationOf } from 'shared-api/http';
import { displayName } from 'shared-api/wording';
import { notify } from 'shared-ui';
import { ErasureCounts } from '../shared/ErasureCounts.tsx';
import { ReasonDialog } from '../shared/ReasonDialog.tsx';
import type { RowAction } from '../shared/RowActions.tsx';

interface DialogProps {
  client: UserDetails;
  onClose: () => void;
}

function Restrict({ client, onClose }: DialogProps) {
  const { mutateAsync } = useMutation(mutationOf(restrictAccount));
  const restricted = client.restriction == null;
  return (
    <ReasonDialog
      label={restricted ? 'Restrict to reading' : 'Lift the restriction'}
      hint="The client reads it in its profile"
      danger={restricted}
      onGiven={(reason) => mutateAsync({ params: { id: client.id }, body: { restricted, reason } })}
      onClose={onClose}
    >
      <p>
        {restricted
          ? `${displayName(client)} and their members read everything and change nothing; nothing of theirs is erased or removed by age, until it is lifted.`
          : `Restricted because: “${client.restriction}”. Afterwards everything goes on as before.`}
      </p>
    </ReasonDialog>
  );
}

function ProposeErasure({ client, onClose }: DialogProps) {
  const { mutateAsync } = useMutation(mutationOf(proposeErasure));
  return (
    <ReasonDialog
      label="Propose erasure"
      hint="For example, the letter by which the client asks"
      danger
      onGiven={(reason) => mutateAsync({ body: { userId: client.id, reason } })}
      onClose={onClose}
    >
      <p>Another Administrator decides.</p>
      <ErasureCounts userId={client.id} />
    </ReasonDialog>
  );
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

/** The law gives these rights to the client, for whom staff use them on paper. */
export function rightsActions(client: UserDetails, user: Parameters<typeof can>[0]): (RowAction | false)[] {
  const handles = can(user, 'privacy.handle') && !client.erased;
  return [
    handles && {
      label: client.restriction == null ? 'Restrict to reading' : 'Lift the restriction',
      danger: client.restriction == null,
      dialog: (close) => <Restrict client={client} onClose={close} />,
    },
    handles && {
      label: 'Propose erasure',
      danger: true,
      dialog: (close) => <ProposeErasure client={client} onClose={close} />,
    },
    can(user, 'payer.read') &&
      client.erased === true && {
        label: 'Read the name of the payer',
        dialog: (close) => <ReadPayer client={client} onClose={close} />,
      },
  ];
}
