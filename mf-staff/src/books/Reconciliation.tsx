import { Stack } from 'shared-ui';
import { ClearingTiles } from './ClearingTiles.tsx';

/** What the gateway collected against what it paid out. */
export const Reconciliation = () => (
  <Stack space={5}>
    <ClearingTiles />
  </Stack>
);
