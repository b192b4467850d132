import { useMutation } from '@tanstack/react-query';
import { newIdempotencyKey } from 'shared-api/http';
import { mailStatementsMutation } from 'shared-api/statements';
import { Inline, SendButton } from 'shared-ui';

/** Off until it is asked for. */
export function StatementMail({ mailed }: { mailed: boolean }) {
  const { mutateAsync } = useMutation(mailStatementsMutation);
  return (
    <Inline space={3}>
      <span>
        {mailed
          ? 'The statement of each month is mailed to you on the 1st.'
          : 'Get the statement of each month by mail on the 1st.'}
      </span>
      <SendButton onSend={() => mutateAsync({ mailed: !mailed, idempotencyKey: newIdempotencyKey() })}>
        {mailed ? 'Stop mailing' : 'Mail it to me'}
      </SendButton>
    </Inline>
  );
}
