import { PageHeader, Stack } from 'shared-ui';
import { Tabs } from 'shared-ui/tabs';
import { Breaches } from './breaches/Breaches.tsx';
import { Erasures } from './erasures/Erasures.tsx';
import { Requests } from './requests/Requests.tsx';
import { Retention } from './retention/Retention.tsx';
import { Texts } from './texts/Texts.tsx';

export const PrivacyPage = () => (
  <Stack space={5}>
    <PageHeader title="Privacy" />
    <Tabs
      label="Privacy"
      param="tab"
      items={[
        { key: 'requests', label: 'Requests', content: <Requests /> },
        { key: 'erasures', label: 'Erasures', content: <Erasures /> },
        { key: 'breaches', label: 'Breaches', content: <Breaches /> },
        { key: 'texts', label: 'Texts', content: <Texts /> },
        { key: 'retention', label: 'Retention', content: <Retention /> },
      ]}
    />
  </Stack>
);
