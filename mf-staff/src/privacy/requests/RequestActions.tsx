import { useMutation, useQuery } from '@tanstack/react-query';
import { mutationOf, queryOf } from 'shared-api/http';
import {
  answerRequest,
  type PrivacyRequest,
  recordIdentity,
  refuseRequest,
  requestPassengers,
} from 'shared-api/privacy';
import { DescriptionList } from 'shared-ui/data';
import { SelectField } from 'shared-ui/fields';
import { TextField, useFormState } from 'shared-ui/form';
import { FormDialog } from '../../shared/FormDialog.tsx';
import { QueryState } from '../../shared/QueryState.tsx';
import { ReasonDialog } from '../../shared/ReasonDialog.tsx';
import { RowActions } from '../../shared/RowActions.tsx';

interface DialogProps {
  request: PrivacyRequest;
  onClose: () => void;
}

function SeeIdentity({ request, onClose }: DialogProps) {
  const { mutateAsync } = useMutation(mutationOf(recordIdentity));
  return (
    <FormDialog<{ seen: string }>
      title="How was it seen who asks?"
      schema={recordIdentity.body}
      initialValues={{ seen: request.identitySeen ?? '' }}
      submit="Record identity"
      onSubmit={(body) => mutateAsync({ params: { id: request.id }, body })}
      onClose={onClose}
    >
      <p>{request.name}. No answer leaves before. It is kept with your name and the time.</p>
      <TextField
        name="seen"
        label="Seen how"
        rows={2}
        suggestions={['Passport at the office', 'Signed in to the account', 'Called back and compared']}
        required
      />
    </FormDialog>
  );
}

interface Answer {
  answer?: string;
  passengerId?: number;
}

/** Whoever answers sees what leaves. */
function PassengerOfVoucher({ request }: { request: PrivacyRequest }) {
  const passengers = useQuery(queryOf(requestPassengers, { params: { id: request.id } }));
  const { values } = useFormState<Answer>({ subscription: { values: true } });
  return (
    <QueryState query={passengers} subject="The passengers">
      {(all) =>
        all.length === 0 ? (
          <p>No booking has this voucher: the answer holds your words alone.</p>
        ) : (
          <>
            <SelectField
              name="passengerId"
              label="Passenger whose data the answer holds"
              placeholder="No passenger"
              options={all.map(({ id, name }) => ({ value: id, label: name }))}
            />
            <DescriptionList
              items={(all.find(({ id }) => id === values.passengerId)?.facts ?? []).map(
                ({ label, value }) => ({
                  term: label,
                  value,
                }),
              )}
            />
          </>
        )
      }
    </QueryState>
  );
}

function GiveAnswer({ request, onClose }: DialogProps) {
  const { mutateAsync } = useMutation(mutationOf(answerRequest));
  const byMail = request.accountId !== null || request.contact.includes('@');
  return (
    <FormDialog<Answer>
      title={`Answer ${request.name}`}
      schema={answerRequest.body}
      submit="Answer"
      onSubmit={({ answer = '', passengerId }) =>
        mutateAsync({ params: { id: request.id }, body: { answer, passengerId } })
      }
      onClose={onClose}
    >
      <p>
        {byMail ? `It is mailed to ${request.contact}.` : `Nothing is mailed: call ${request.contact}.`} “
        {request.text}”
      </p>
      {request.voucher && <PassengerOfVoucher request={request} />}
      <TextField name="answer" label="Answer" rows={5} required />
    </FormDialog>
  );
}

function Refuse({ request, onClose }: DialogProps) {
  const { mutateAsync } = useMutation(mutationOf(refuseRequest));
  return (
    <ReasonDialog
      label="Refuse request"
      danger
      hint="It is written to whoever asked, with the way to the Commission"
      onGiven={(reason) => mutateAsync({ params: { id: request.id }, body: { reason } })}
      onClose={onClose}
    >
      <p>
        {request.name} asked: “{request.text}”
      </p>
    </ReasonDialog>
  );
}

export function RequestActions({ request }: { request: PrivacyRequest }) {
  if (request.state !== 'Open') return null;
  const see = {
    label: 'Record identity',
    short: 'Identity',
    dialog: (onClose: () => void) => <SeeIdentity request={request} onClose={onClose} />,
  };
  const answer = {
    label: 'Answer',
    primary: true,
    dialog: (onClose: () => void) => <GiveAnswer request={request} onClose={onClose} />,
  };
  const refuse = {
    label: 'Refuse',
    danger: true,
    dialog: (onClose: () => void) => <Refuse request={request} onClose={onClose} />,
  };
  return (
    <RowActions
      subject={request.name}
      usual={request.identity ? answer : see}
      more={[request.identity && see, refuse].map((action) => action ?? false)}
    />
  );
}
