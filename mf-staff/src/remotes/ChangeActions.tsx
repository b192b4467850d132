import { useMutation } from '@tanstack/react-query';
import { mutationOf } from 'shared-api/http';
import { changeRelease } from 'shared-api/remotes';
import { type RowAction, RowActions } from '../shared/RowActions.tsx';
import {
  AudienceFields,
  type AudienceValues,
  audienceOf,
  audienceProblems,
  audienceValues,
} from './AudienceFields.tsx';
import { ChangesList } from './Changes.tsx';
import type { Change, Changes } from './changes.ts';
import { type Proven, ProvenDialog } from './ProvenDialog.tsx';

interface DialogProps {
  remote: string;
  change: Change;
  onClose: () => void;
}

function ChangeDialog({ remote, change, onClose }: DialogProps) {
  const { mutateAsync } = useMutation(mutationOf(changeRelease));
  const { action, label, version, text, danger, audiences, differences } = change;
  return (
    <ProvenDialog<AudienceValues & Proven>
      title={`${label}: ${[remote, version].filter(Boolean).join(' ')}`}
      submit={change.submit ?? label}
      danger={danger}
      initialValues={audienceValues(change.audience)}
      validate={(values) => (audiences ? audienceProblems(values) : {})}
      onSubmit={({ Code, ...values }) => {
        const audience = audiences && audienceOf(values);
        return mutateAsync({ params: { remote }, body: { action, version, audience, Code } });
      }}
      onClose={onClose}
    >
      {text && <p>{text}</p>}
      {differences && <ChangesList changes={differences} />}
      {audiences && <AudienceFields label="For" options={audiences} />}
    </ProvenDialog>
  );
}

interface ActionsProps {
  remote: string;
  subject: string;
  changes: Changes;
}

export function ChangeActions({ remote, subject, changes: { usual, more = [] } }: ActionsProps) {
  const actionOf = (change: Change): RowAction => ({
    ...change,
    dialog: (close) => <ChangeDialog remote={remote} change={change} onClose={close} />,
  });
  return <RowActions subject={subject} usual={usual && actionOf(usual)} more={more.map(actionOf)} />;
}
