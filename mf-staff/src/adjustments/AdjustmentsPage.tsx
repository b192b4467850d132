import { listOf } from 'shared-api/http';
import { listAdjustments } from 'shared-api/payments';
import { PageHeader, Stack } from 'shared-ui';
import { Proposals } from '../shared/Proposals.tsx';
import { AdjustmentActions } from './AdjustmentActions.tsx';
import { adjustmentColumns, walletPath } from './adjustmentColumns.tsx';
import { ChooseClient } from './ChooseClient.tsx';

export const AdjustmentsPage = () => (
  <Stack space={5}>
    <PageHeader title="Adjustments" actions={<ChooseClient />} />
    <Proposals
      label="Adjustments"
      noun="adjustment"
      param="tab"
      rowsOf={(status, pageNumber) => listOf(listAdjustments, { query: { status, pageNumber } })}
      columns={adjustmentColumns}
      action={(adjustment) => <AdjustmentActions adjustment={adjustment} />}
      peek={{
        titleOf: ({ business_Name }) => `Adjustment for ${business_Name}`,
        named: true,
        pathOf: walletPath,
      }}
    />
  </Stack>
);
