import { useMutation } from '@tanstack/react-query';
import {
  ignoreLineMutation,
  noteLineMutation,
  postLineMutation,
  type SettlementLineShown,
} from 'shared-api/books';
import { can, useSession } from 'shared-api/http';
import { formatNaira, koboOf } from 'shared-api/money';
import { ConfirmDialog } from 'shared-ui/form';
import { ReasonDialog } from '../../shared/ReasonDialog.tsx';
import { RowActions } from '../../shared/RowActions.tsx';
import { AssignSuspense } from './AssignSuspense.tsx';
import { isUndecided, lacks, mayIgnore, mayPost } from './lineText.ts';
import { WriteOff } from './WriteOff.tsx';

interface DialogProps {
  line: SettlementLineShown;
  onClose: () => void;
}

/** What posting the line moves. */
function postingText({ amount, payment }: SettlementLineShown): string {
  const [gross, open] = [koboOf(amount), koboOf(payment?.open ?? 0)];
  const cleared = Math.max(0, Math.min(gross, open));
  const rest = gross - cleared;
  const parts = [
    cleared > 0 && `${formatNaira(cleared)} of what is open for its invoice are cleared`,
    rest !== 0 && `${formatNaira(rest)} lie in suspense until two people decide`,
    gross > 0 && gross < open && `${formatNaira(open - gross)} stay open`,
  ];
  return `${parts.filter(Boolean).join('; ')}.`;
}

function Post({ line, onClose }: DialogProps) {
  const { mutateAsync } = useMutation({ ...postLineMutation, onSettled: onClose });
  return (
    <ConfirmDialog
      title="Post this line?"
      open
      confirm="Post line"
      onConfirm={() => mutateAsync(line.id).catch(() => undefined)}
      onClose={onClose}
    >
      <p>{postingText(line)} This cannot be undone, only corrected by a decision.</p>
    </ConfirmDialog>
  );
}

function Ignore({ line, onClose }: DialogProps) {
  const { mutateAsync } = useMutation(ignoreLineMutation);
  return (
    <ReasonDialog
      label="Ignore line"
      hint="Such as what the gateway said about it"
      onGiven={(reason) => mutateAsync({ id: line.id, reason })}
      onClose={onClose}
    >
      <p>Nothing is posted: the same payment stands in an earlier line, and the money came once.</p>
    </ReasonDialog>
  );
}

function Note({ line, onClose }: DialogProps) {
  const { mutateAsync } = useMutation(noteLineMutation);
  return (
    <ReasonDialog
      label="Save note"
      hint="What is known about this line; it takes the place of the note before"
      onGiven={(note) => mutateAsync({ id: line.id, note })}
      onClose={onClose}
    >
      <p>{line.note ? `So far: ${line.note}` : 'Nobody has written anything about this line.'}</p>
    </ReasonDialog>
  );
}

/** What can be done with a line in its present state. */
export function LineActions({ line }: { line: SettlementLineShown }) {
  const settles = useSession(({ user }) => can(user, 'books.settle'));
  if (!settles) return null;
  const post = mayPost(line) && {
    label: 'Post',
    dialog: (close: () => void) => <Post line={line} onClose={close} />,
  };
  const ignore = mayIgnore(line) && {
    label: 'Ignore',
    dialog: (close: () => void) => <Ignore line={line} onClose={close} />,
  };
  const undecided = isUndecided(line);
  const assign = undecided && {
    label: line.amount < 0 ? 'Take from a wallet' : 'Find the payer',
    dialog: (close: () => void) => <AssignSuspense line={line} onClose={close} />,
  };
  const writeOff = (undecided || lacks(line)) && {
    label: 'Write off',
    dialog: (close: () => void) => (
      <WriteOff
        subject={undecided ? { lineId: line.id } : { transactionId: line.payment?.transactionId }}
        naira={undecided ? line.suspense : (line.payment?.open ?? 0)}
        onClose={close}
      />
    ),
  };
  const note = {
    label: 'Note',
    dialog: (close: () => void) => <Note line={line} onClose={close} />,
  };
  return (
    <RowActions
      subject={`line ${line.number}`}
      usual={ignore || post || assign || writeOff}
      more={[ignore && post, assign && writeOff, note]}
    />
  );
}
