import type { ReactNode } from 'react';
import type { RegistrationProgress } from 'shared-api/registration';
import { Card, DateText } from 'shared-ui';
import { type Stage, StageList } from 'shared-ui/fields';
import { AskForLink } from './AskForLink.tsx';
import { RegistrationFee } from './RegistrationFee.tsx';

const on = (at: string | null | undefined): ReactNode => (at ? <DateText at={at} /> : 'Done');

function verification(registration: RegistrationProgress, code: string): Stage {
  const { emailVerified, emailVerifiedAt, linkAgainAt, email } = registration;
  if (emailVerified) return { name: 'E-mail verified', state: 'done', text: on(emailVerifiedAt) };
  const text = linkAgainAt ? (
    <AskForLink code={code} email={email} againAt={linkAgainAt} />
  ) : (
    'Waiting for you to open the link that we sent.'
  );
  return { name: 'Verify your e-mail', state: 'now', text };
}

function fee({ fee: owed, stage }: RegistrationProgress, code: string): Stage[] {
  if (!owed || stage === 'closed') return [];
  const state = owed.status === 'Paid' ? 'done' : 'now';
  return [
    { name: 'Registration fee', state, text: <RegistrationFee fee={owed} stage={stage} code={code} /> },
  ];
}

function review({ stage, decidedAt }: RegistrationProgress): Stage[] {
  if (stage === 'in-review')
    return [
      { name: 'In review', state: 'now', text: 'We are looking at your registration.' },
      { name: 'Approved', state: 'later', text: 'Not yet' },
    ];
  const reviewed: Stage = { name: 'Reviewed', state: 'done', text: on(decidedAt) };
  if (stage === 'approved') return [reviewed, { name: 'Approved', state: 'done', text: on(decidedAt) }];
  if (stage === 'rejected') {
    const text = <>{decidedAt && <>On {on(decidedAt)}. </>}Correct it below and send it again.</>;
    return [reviewed, { name: 'Not approved', state: 'refused', text }];
  }
  return [reviewed, { name: 'Not active', state: 'refused', text: 'Please contact the authority.' }];
}

interface StagesProps {
  registration: RegistrationProgress;
  code: string;
}

export function Stages({ registration, code }: StagesProps) {
  const stages: Stage[] = [
    { name: 'Received', state: 'done', text: <DateText at={registration.receivedAt} /> },
    verification(registration, code),
    ...fee(registration, code),
    ...review(registration),
  ];
  return (
    <Card>
      <StageList stages={stages} />
    </Card>
  );
}
