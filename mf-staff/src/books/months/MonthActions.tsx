import { useMutation, useQuery } from '@tanstack/react-query';
import {
  approveClose,
  type BookMonth,
  checkMonth,
  checksText,
  monthText,
  openedSince,
  packDownload,
} from 'shared-api/closing';
import { can, downloadDocument, queryOf, useSession } from 'shared-api/http';
import { Banner, Stack } from 'shared-ui';
import { ConfirmCall } from '../../shared/CallDialog.tsx';
import { QueryState } from '../../shared/QueryState.tsx';
import { type RowAction, RowActions } from '../../shared/RowActions.tsx';
import { Checklist } from './Checklist.tsx';
import { ProposeClose } from './ProposeClose.tsx';
import { Verified } from './Verified.tsx';

function Approve({ month, onClose }: { month: BookMonth; onClose: () => void }) {
  const params = { month: month.month };
  const check = useQuery({ ...queryOf(checkMonth, { params }), staleTime: 0 });
  const since = check.data && openedSince(check.data, month);
  const name = monthText(month.month);
  return (
    <ConfirmCall
      title={`Close ${name}?`}
      confirm={since?.length === 0 ? `Close ${name}` : undefined}
      call={approveClose}
      input={{ params }}
      onClose={onClose}
    >
      <Stack space={3}>
        <p>
          Nothing is dated into {name} any more, and it is never opened again: corrections are later entries.
        </p>
        <QueryState query={check} subject="What is open">
          {(list) => <Checklist list={list} month={month.month} />}
        </QueryState>
        {since && since.length > 0 && (
          <Banner tone="warning" title="Propose it again, and say why this is carried over">
            Open since it was proposed: {checksText(since)}
          </Banner>
        )}
        {month.reason && <p>Carried over: {month.reason}</p>}
      </Stack>
    </ConfirmCall>
  );
}

export function MonthActions({ month }: { month: BookMonth }) {
  const user = useSession((state) => state.user);
  const pack = useMutation(downloadDocument);
  const name = monthText(month.month);
  const mayClose = can(user, 'books.close');
  const own = month.proposed?.by.id === user?.id;
  const propose: RowAction = {
    label: month.status === 'Proposed' ? 'Propose again' : 'Propose to close',
    primary: month.status === 'Open',
    dialog: (close) => <ProposeClose month={month.month} onClose={close} />,
  };
  const approve: RowAction = {
    label: 'Close month',
    primary: true,
    dialog: (close) => <Approve month={month} onClose={close} />,
  };
  const getPack: RowAction = {
    label: 'Get month pack',
    short: 'Month pack',
    onSelect: () => pack.mutate(packDownload(month.month)),
  };
  const verify: RowAction = {
    label: 'Verify',
    dialog: (close) => <Verified month={month.month} onClose={close} />,
  };
  if (month.status === 'Closed')
    return <RowActions subject={name} usual={mayClose && verify} more={[getPack]} />;
  if (!mayClose || !month.closable) return null;
  if (month.status === 'Open') return <RowActions subject={name} usual={propose} />;
  return (
    <RowActions subject={name} usual={!own && approve} more={[propose]}>
      {own && <span>Waits for somebody else</span>}
    </RowActions>
  );
}
