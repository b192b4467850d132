import { useQuery } from '@tanstack/react-query';
import { checkMonth, checks, monthText, proposeClose } from 'shared-api/closing';
import { queryOf } from 'shared-api/http';
import { Banner, Skeletons } from 'shared-ui';
import { TextAreaField } from 'shared-ui/fields';
import { CallDialog } from '../../shared/CallDialog.tsx';
import { Checklist } from './Checklist.tsx';

interface Values {
  reason?: string;
}

export function ProposeClose({ month, onClose }: { month: string; onClose: () => void }) {
  const { data: list } = useQuery({ ...queryOf(checkMonth, { params: { month } }), staleTime: 0 });
  const open = list?.filter(({ count }) => count > 0) ?? [];
  const broken = open.some(({ name }) => checks[name].mustBeZero);
  const check = ({ reason }: Values) => ({
    reason: open.length > 0 && (reason ?? '').trim().length < 3 ? 'Say why' : undefined,
  });
  return (
    <CallDialog<typeof proposeClose, Values>
      title={`Propose to close ${monthText(month)}`}
      validate={check}
      submit="Propose"
      call={proposeClose}
      input={({ reason }) => ({ params: { month }, body: { reason: reason?.trim() } })}
      onClose={onClose}
    >
      {list ? <Checklist list={list} month={month} /> : <Skeletons count={4} />}
      {broken && (
        <Banner tone="error">What is marked red must be 0 first: it is an error of the portal.</Banner>
      )}
      {open.length > 0 && <TextAreaField name="reason" label="Why is it carried over?" rows={3} required />}
      <p>The figures as they are now are proposed; another person closes the month by them.</p>
    </CallDialog>
  );
}
