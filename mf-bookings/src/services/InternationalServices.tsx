import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryOf, useCan, useSession } from 'shared-api/http';
import { type InternationalRequest, internationalRequest, serviceTypes } from 'shared-api/services';
import { Banner, Button, DateText, lazyPart } from 'shared-ui';

const AskInternational = lazyPart(async () => (await import('./AskInternational.tsx')).AskInternational);

function Outcome({ request }: { request: InternationalRequest | null | undefined }) {
  if (!request) return null;
  if (request.granted === null)
    return (
      <p>
        You asked on <DateText at={request.dateCreated} />; we tell you by e&#8209;mail.
      </p>
    );
  return request.granted ? null : <p>Your request was refused: {request.decisionReason}</p>;
}

export function InternationalServices() {
  const domestic = useSession(({ user }) => user?.clientTypeId !== serviceTypes.International);
  const mayAsk = useCan('services.askInternational');
  const { data } = useQuery({ ...queryOf(internationalRequest, { query: {} }), enabled: domestic && mayAsk });
  const [asking, setAsking] = useState(false);
  if (!domestic || data?.international) return null;
  const request = data?.request;
  const waits = request?.granted === null;
  return (
    <Banner
      tone="info"
      title="International services are for clients of type International"
      action={
        data &&
        !waits && (
          <Button onClick={() => setAsking(true)}>
            {request?.granted === false ? 'Ask again' : 'Ask for International services'}
          </Button>
        )
      }
    >
      {mayAsk ? <Outcome request={request} /> : <p>Your organisation or a Deputy can ask for them.</p>}
      {asking && <AskInternational onClose={() => setAsking(false)} />}
    </Banner>
  );
}
