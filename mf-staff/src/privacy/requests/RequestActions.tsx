import { useQuery } from '@tanstack/react-query';
import type { BodyOf } from 'shared-api/contract';
import { queryOf } from 'shared-api/http';
import {
  answerRequest,
  type PrivacyRequest,
  recordIdentity,
  refuseRequest,
  requestPassengers,
} from 'shared-api/privacy';
import { DescriptionList } from 'shared-ui/data';
import { SelectField, TextAreaField } from 'shared-ui/fields';
import { useFormState } from 'shared-ui/form';
import { CallDialog, ReasonCall } from '../../shared/CallDialog.tsx';
import { QueryState } from '../../shared/QueryState.tsx';
import { type RowAction, RowActions } from '../../shared/RowActions.tsx';

function PassengerOfVoucher({ request }: { request: PrivacyRequest }) {
  const passengers = useQuery(queryOf(requestPassengers, { params: { id: request.id } }));
  const { values } = useFormState<BodyOf<typeof answerRequest>>({ subscription: { values: true } });
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

const answeredBy = ({ accountId, contact }: PrivacyRequest) =>
  accountId !== null || contact.includes('@')
    ? `It is mailed to ${contact}.`
    : `Nothing is mailed: call ${contact}.`;

export function RequestActions({ request }: { request: PrivacyRequest }) {
  const { id, name, text, state, identity, identitySeen, voucher } = request;
  if (state !== 'Open') return null;
  const see: RowAction = {
    label: 'Record identity',
    short: 'Identity',
    dialog: (onClose) => (
      <CallDialog
        title="How was it seen who asks?"
        initialValues={{ seen: identitySeen ?? '' }}
        submit="Record identity"
        call={recordIdentity}
        input={(body) => ({ params: { id }, body })}
        onClose={onClose}
      >
        <p>{name}. No answer leaves before. It is kept with your name and the time.</p>
        <TextAreaField
          name="seen"
          label="Seen how"
          rows={2}
          suggestions={['Passport at the office', 'Signed in to the account', 'Called back and compared']}
          required
        />
      </CallDialog>
    ),
  };
  const answer: RowAction = {
    label: 'Answer',
    primary: true,
    dialog: (onClose) => (
      <CallDialog
        title={`Answer ${name}`}
        submit="Answer"
        call={answerRequest}
        input={(body) => ({ params: { id }, body })}
        onClose={onClose}
      >
        <p>
          {answeredBy(request)} “{text}”
        </p>
        {voucher && <PassengerOfVoucher request={request} />}
        <TextAreaField name="answer" label="Answer" rows={5} required />
      </CallDialog>
    ),
  };
  const refuse: RowAction = {
    label: 'Refuse',
    danger: true,
    dialog: (onClose) => (
      <ReasonCall
        label="Refuse request"
        danger
        hint="It is written to whoever asked, with the way to the Commission"
        call={refuseRequest}
        input={(reason) => ({ params: { id }, body: { reason } })}
        onClose={onClose}
      >
        <p>
          {name} asked: “{text}”
        </p>
      </ReasonCall>
    ),
  };
  return (
    <RowActions subject={name} usual={identity ? answer : see} more={[identity !== null && see, refuse]} />
  );
}
