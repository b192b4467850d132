import { useMutation } from '@tanstack/react-query';
import { readIdentification, type UserDetails } from 'shared-api/accounts';
import { can, mutationOf, useSession } from 'shared-api/http';
import { Button, Icon, Inline } from 'shared-ui';

/**
 * `client` contains only the last characters of the identification number. Each request for the whole number
 * is recorded in the audit.
 */
export function IdentificationNumber({ client }: { client: UserDetails }) {
  const user = useSession((state) => state.user);
  const { data, mutate, isPending } = useMutation(mutationOf(readIdentification));
  if (data) return data.data.identification;
  return (
    <Inline space={2}>
      {client.identification}
      {can(user, 'clients.files') && (
        <Button
          size="small"
          icon={<Icon name="eye" />}
          aria-label="Show the identification number"
          loading={isPending}
          onClick={() => mutate({ params: { id: client.id } })}
        >
          Show
        </Button>
      )}
    </Inline>
  );
}
