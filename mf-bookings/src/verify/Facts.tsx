import type { ReactNode } from 'react';
import { Card, Stack } from 'shared-ui';
import { DescriptionList } from 'shared-ui/data';
import { MeetingPicture } from '../shared/MeetingPicture.tsx';

export type Fact = [term: string, value: ReactNode];

export const Facts = ({ facts, picture }: { facts: readonly Fact[]; picture?: string | undefined }) => (
  <Card>
    <Stack space={3}>
      <DescriptionList items={facts.map(([term, value]) => ({ term, value }))} />
      <MeetingPicture address={picture} />
    </Stack>
  </Card>
);
