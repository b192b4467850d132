import { useMutation } from '@tanstack/react-query';
import { mutationOf, useCan, useSession } from 'shared-api/http';
import { mailStatements } from 'shared-api/statements';
import { Inline, SendButton } from 'shared-ui';

export function StatementMail({ mailed }: { mailed: boolean }) {
  const { mutateAsync } = useMutation(mutationOf(mailStatements));
  const asks = useCan('wallet.fund');
  const isMember = useSession(({ user }) => Boolean(user?.memberRole));
  if (!asks) return null;
  const to = isMember ? 'the organisation' : 'you';
  return (
    <Inline space={3}>
      <span>
        The statement of each month {mailed ? 'is' : 'can be'} mailed to {to} on the 1st.
      </span>
      <SendButton onSend={() => mutateAsync({ body: { mailed: !mailed } })}>
        {mailed ? 'Stop mailing' : isMember ? 'Mail it' : 'Mail it to me'}
      </SendButton>
    </Inline>
  );
}
