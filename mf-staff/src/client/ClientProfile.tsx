import type { UserDetails } from 'shared-api/accounts';
import { Card } from 'shared-ui';
import { DescriptionList } from 'shared-ui/data';
import { clientFacts, reviewedFacts } from './clientFacts.tsx';

export const ClientProfile = ({ client }: { client: UserDetails }) => (
  <Card title="Profile">
    <DescriptionList items={[...clientFacts(client), ...reviewedFacts(client)]} />
  </Card>
);
