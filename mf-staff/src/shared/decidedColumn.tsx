import type { Adjustment } from 'shared-api/payments';
import { MomentText } from 'shared-ui';
import type { Column } from 'shared-ui/data';

type Decision = Pick<Adjustment, 'decidedBy' | 'dateDecided' | 'decisionReason'>;

export const decidedColumn: Column<Decision> = {
  key: 'decided',
  title: 'Decided',
  breakable: true,
  render: (_, { decidedBy, dateDecided, decisionReason }) => (
    <div>
      {decidedBy?.name}
      {dateDecided && (
        <>
          , <MomentText at={dateDecided} />
        </>
      )}
      {decisionReason && <div>{decisionReason}</div>}
    </div>
  ),
};
