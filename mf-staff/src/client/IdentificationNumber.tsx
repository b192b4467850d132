import { useMutation } from '@tanstack/react-query';
import type { UserDetails } from 'shared-api/accounts';
import { readIdentificationMutation } from 'shared-api/clients';
import { can, useSession } from 'shared-api/http';
import { Button, Icon, Inline } from 'shared-ui';

/** Its last letters; whoever may see the documents can ask for the whole, which the audit keeps. */
export function IdentificationNumber({ client }: { client: UserDetails }) {
  const user = useSession((state) => state.user);
  const { data, mutate, isPending } = useMutation(readIdentificationMutation);
  if (data) return data;
  return (
    <Inline space={2}>
      {client.identification}
      {can(user, 'clients.files') && (
        <Button
          size="small"
          icon={<Icon name="eye" />}
          aria-label="Show the identification number"
          loading={isPending}
          onClick={() => mutate(client.id)}
        >
          Show
        </Button>
      )}
    </Inline>
  );
}
