import { useQuery } from '@tanstack/react-query';
import type { UserDetails } from 'shared-api/accounts';
import { queryOf } from 'shared-api/http';
import { decideInternational, internationalRequest, serviceTypes } from 'shared-api/services';
import { displayName } from 'shared-api/wording';
import { Banner, DateText } from 'shared-ui';
import { ReasonCall } from '../shared/CallDialog.tsx';
import { type RowAction, RowActions } from '../shared/RowActions.tsx';

export function InternationalRequest({ client }: { client: UserDetails }) {
  const domestic = client.clientTypeId !== serviceTypes.International;
  const { data } = useQuery({
    ...queryOf(internationalRequest, { query: { clientId: client.id } }),
    enabled: domestic,
  });
  const request = data?.request;
  if (!domestic || !request || request.granted !== null) return null;
  const { id, reason, dateCreated, askedBy } = request;
  const name = displayName(client);
  const decision = (label: string, granted: boolean, consequence: string): RowAction => ({
    label,
    primary: granted,
    dialog: (close) => (
      <ReasonCall
        label={label}
        danger={!granted}
        hint="The client reads it in the e-mail"
        call={decideInternational}
        input={(why) => ({ params: { id }, body: { granted, reason: why } })}
        onClose={close}
      >
        <p>{consequence}</p>
      </ReasonCall>
    ),
  });
  return (
    <Banner
      tone="info"
      title="Asks for International services"
      action={
        <RowActions
          subject={name}
          text="More"
          size="middle"
          usual={[
            ...(client.closedToChange
              ? []
              : [
                  decision(
                    'Make International',
                    true,
                    `${name} sees and books International services at once.`,
                  ),
                ]),
            decision('Refuse', false, `${name} stays Domestic and can ask again.`),
          ]}
        />
      }
    >
      <p>{reason}</p>
      <p>
        {askedBy}, <DateText at={dateCreated} />
      </p>
    </Banner>
  );
}
