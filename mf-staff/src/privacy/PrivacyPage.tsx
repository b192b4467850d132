import { PageHeader, Stack } from 'shared-ui';
import { Tabs } from 'shared-ui/tabs';
import { Breaches } from './breaches/Breaches.tsx';
import { Requests } from './requests/Requests.tsx';

export const PrivacyPage = () => (
  <Stack space={5}>
    <PageHeader title="Privacy" />
    <Tabs
      label="Privacy"
      param="tab"
      items={[
        { key: 'requests', label: 'Requests', content: <Requests /> },
        { key: 'breaches', label: 'Breaches', content: <Breaches /> },
      ]}
    />
  </Stack>
);
