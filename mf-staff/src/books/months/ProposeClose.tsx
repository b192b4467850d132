import { useQuery } from '@tanstack/react-query';
import { checkMonth, checks, monthText, proposeClose } from 'shared-api/closing';
import { queryOf } from 'shared-api/http';
import { Banner } from 'shared-ui';
import { TextAreaField } from 'shared-ui/fields';
import { CallDialog } from '../../shared/CallDialog.tsx';
import { QueryState } from '../../shared/QueryState.tsx';
import { Checklist } from './Checklist.tsx';

interface Values {
  reason?: string;
}

export function ProposeClose({ month, onClose }: { month: string; onClose: () => void }) {
  const check = useQuery({ ...queryOf(checkMonth, { params: { month } }), staleTime: 0 });
  const open = check.data?.filter(({ count }) => count > 0) ?? [];
  const broken = open.some(({ name }) => checks[name].mustBeZero);
  const problemsOf = ({ reason }: Values) => ({
    reason: open.length > 0 && (reason ?? '').trim().length < 3 ? 'Say why' : undefined,
  });
  return (
    <CallDialog<typeof proposeClose, Values>
      title={`Propose to close ${monthText(month)}`}
      validate={problemsOf}
      submit={check.data && !broken ? 'Propose' : undefined}
      call={proposeClose}
      input={({ reason }) => ({ params: { month }, body: { reason: reason?.trim() } })}
      onClose={onClose}
    >
      <QueryState query={check} subject="What is open">
        {(list) => <Checklist list={list} month={month} />}
      </QueryState>
      {broken && (
        <Banner tone="error">What is marked red must be 0 first: it is an error of the portal.</Banner>
      )}
      {open.length > 0 && !broken && (
        <TextAreaField name="reason" label="Why is it carried over?" rows={3} required />
      )}
      <p>The figures as they are now are proposed; another person closes the month by them.</p>
    </CallDialog>
  );
}
