import { useMutation, useQuery } from '@tanstack/react-query';
import {
  assignLine,
  ignoreLine,
  isOpenLine,
  listBookOfficers,
  noteLine,
  postLine,
  type SettlementLineShown,
} from 'shared-api/books';
import { mutationOf, queryOf, useCan, useSession } from 'shared-api/http';
import { formatNaira, koboOf } from 'shared-api/money';
import { FormDialog } from 'shared-ui/dialogs';
import { SelectField, TextAreaField } from 'shared-ui/fields';
import { CallDialog, ConfirmCall, ReasonCall } from '../../shared/CallDialog.tsx';
import { RowActions } from '../../shared/RowActions.tsx';
import { AssignSuspense } from './AssignSuspense.tsx';
import { isUndecided, lacks, mayIgnore, mayPost } from './lineText.ts';
import { WriteOff } from './WriteOff.tsx';

interface DialogProps {
  line: SettlementLineShown;
  onClose: () => void;
}

function postingText({ amount, state, payment }: SettlementLineShown): string {
  const [gross, open] = [koboOf(amount), koboOf(payment?.open ?? 0)];
  const cleared = Math.max(0, Math.min(gross, open));
  const rest = gross - cleared;
  const parts = [
    cleared > 0 && `${formatNaira(cleared)} of what is open for its invoice are cleared`,
    rest !== 0 && `${formatNaira(rest)} lie in suspense until two people decide`,
    gross > 0 && gross < open && `${formatNaira(open - gross)} stay open`,
    state === 'unpaid' && 'its invoice is then neither confirmed nor accepted any more',
  ];
  return `${parts.filter(Boolean).join('; ')}.`;
}

const Post = ({ line, onClose }: DialogProps) => (
  <ConfirmCall
    title="Post this line?"
    confirm="Post line"
    call={postLine}
    input={{ params: { id: line.id } }}
    onClose={onClose}
  >
    <p>{postingText(line)} This cannot be undone, only corrected by a decision.</p>
  </ConfirmCall>
);

/** A select cannot have an empty value, so 0 means nobody. */
const nobody = 0;

function Assign({ line, onClose }: DialogProps) {
  const { mutateAsync } = useMutation(mutationOf(assignLine));
  const { data: officers = [] } = useQuery(queryOf(listBookOfficers, {}));
  const ownId = useSession(({ user }) => user?.id);
  return (
    <FormDialog<{ officerId: number }>
      title={`Assign line ${line.number}`}
      initialValues={{ officerId: line.assignedTo?.id ?? nobody }}
      submit="Assign"
      onSubmit={({ officerId }) =>
        mutateAsync({ params: { id: line.id }, body: { officerId: officerId || null } })
      }
      onClose={onClose}
    >
      <SelectField
        name="officerId"
        label="Who looks after it"
        options={[
          { value: nobody, label: 'Nobody' },
          ...officers.map(({ id, name }) => ({ value: id, label: id === ownId ? `${name} (you)` : name })),
        ]}
      />
      <p>Anybody of the finance office may still resolve the line.</p>
    </FormDialog>
  );
}

export function LineActions({ line }: { line: SettlementLineShown }) {
  const settles = useCan('books.settle');
  if (!settles) return null;
  const params = { id: line.id };
  const post = mayPost(line) && {
    label: 'Post',
    dialog: (close: () => void) => <Post line={line} onClose={close} />,
  };
  const ignore = mayIgnore(line) && {
    label: 'Ignore',
    dialog: (close: () => void) => (
      <ReasonCall
        label="Ignore line"
        hint="Such as what the gateway said about it"
        call={ignoreLine}
        input={(reason) => ({ params, body: { reason } })}
        onClose={close}
      >
        <p>Nothing is posted: the same payment stands in an earlier line, and the money came once.</p>
      </ReasonCall>
    ),
  };
  const undecided = isUndecided(line);
  const findPayer = undecided && {
    label: line.amount < 0 ? 'Take from a wallet' : 'Find the payer',
    dialog: (close: () => void) => <AssignSuspense line={line} onClose={close} />,
  };
  const writeOff = (undecided || lacks(line)) && {
    label: 'Write off',
    danger: true,
    dialog: (close: () => void) => (
      <WriteOff
        subject={undecided ? { lineId: line.id } : { transactionId: line.payment?.transactionId }}
        naira={undecided ? line.suspense : (line.payment?.open ?? 0)}
        onClose={close}
      />
    ),
  };
  const assign = isOpenLine(line) && {
    label: 'Assign',
    dialog: (close: () => void) => <Assign line={line} onClose={close} />,
  };
  const note = {
    label: 'Note',
    dialog: (close: () => void) => (
      <CallDialog<typeof noteLine, { note?: string }>
        title={`Note on line ${line.number}`}
        initialValues={{ note: line.note ?? '' }}
        submit="Save note"
        call={noteLine}
        input={({ note: text = '' }) => ({ params, body: { note: text.trim() } })}
        onClose={close}
      >
        <TextAreaField
          name="note"
          label="Note"
          hint="What is known about this line, for the next colleague. Without a text it is removed."
          rows={3}
        />
      </CallDialog>
    ),
  };
  return (
    <RowActions
      subject={`line ${line.number}`}
      usual={ignore || post || findPayer}
      more={[ignore && post, assign, note, writeOff]}
    />
  );
}
