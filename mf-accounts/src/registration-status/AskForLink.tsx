import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { mutationOf, serverNow } from 'shared-api/http';
import { mailVerificationAgain } from 'shared-api/registration';
import { EmailText, formatClock, SendButton } from 'shared-ui';
import { RequestBox } from './RequestBox.tsx';

interface AskForLinkProps {
  code: string;
  email: string;
  /** A link is sent at most every five minutes; the next link is possible from this time on. */
  againAt: string;
}

export function AskForLink({ code, email, againAt }: AskForLinkProps) {
  const { mutateAsync } = useMutation(mutationOf(mailVerificationAgain));
  const tooEarly = useIsBefore(againAt);
  return (
    <RequestBox
      action={
        <SendButton
          explainDisabled={
            tooEarly && `A link has just been sent; ask again from ${formatClock(againAt)} WAT`
          }
          onSend={() => mutateAsync({ params: { code } })}
        >
          Send the link again
        </SendButton>
      }
    >
      Waiting for you to open the link that we have sent to <EmailText address={email} />.
      {tooEarly && ` If it does not arrive, ask for another from ${formatClock(againAt)} WAT.`}
    </RequestBox>
  );
}

function useIsBefore(time: string): boolean {
  const leftMs = Date.parse(time) - serverNow().getTime();
  const [, setPassed] = useState('');
  useEffect(() => {
    if (leftMs <= 0) return undefined;
    const timer = setTimeout(() => setPassed(time), leftMs + 500);
    return () => clearTimeout(timer);
  }, [time, leftMs]);
  return leftMs > 0;
}
