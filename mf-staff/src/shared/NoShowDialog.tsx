import type { ReactNode } from 'react';
import { hourMs, lagosTime } from 'shared-api/dates';
import { serverNow } from 'shared-api/http';
import { FormDialog } from 'shared-ui/dialogs';
import { TimeField } from 'shared-ui/fields';
import { FieldRow } from 'shared-ui/form';

interface Values {
  waitedFrom?: string;
  waitedTo?: string;
  telephonedAt?: string;
}

function reasonOf({ waitedFrom, waitedTo, telephonedAt }: Values): string | undefined {
  const waited = waitedFrom && waitedTo && `Waited ${waitedFrom} to ${waitedTo}.`;
  return [waited, telephonedAt && `Telephoned at ${telephonedAt}.`].filter(Boolean).join(' ') || undefined;
}

const longestWaitHours = 3;

const hourOf = (time: string) => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;

/** The officer may have waited past midnight. */
const problemsOf = ({ waitedFrom = '', waitedTo = '' }: Values) => ({
  waitedTo:
    waitedTo && waitedFrom > waitedTo && 24 + hourOf(waitedTo) - hourOf(waitedFrom) > longestWaitHours
      ? 'Must be later than the beginning'
      : undefined,
});

interface NoShowDialogProps {
  title: string;
  confirm: string;
  flightAt: Date;
  children: ReactNode;
  onConfirm: (reason: string | undefined) => unknown;
  onClose: () => void;
}

export function NoShowDialog({ title, confirm, flightAt, children, onConfirm, onClose }: NoShowDialogProps) {
  const now = serverNow();
  const hours = (now.getTime() - flightAt.getTime()) / hourMs;
  const waited =
    hours > 0 && hours <= longestWaitHours
      ? { waitedFrom: lagosTime(flightAt), waitedTo: lagosTime(now) }
      : {};
  return (
    <FormDialog<Values>
      title={title}
      initialValues={waited}
      validate={problemsOf}
      submit={confirm}
      danger
      onSubmit={async (values) => onConfirm(reasonOf(values))}
      onClose={onClose}
    >
      {children}
      <FieldRow>
        <TimeField name="waitedFrom" label="Waited from" />
        <TimeField name="waitedTo" label="Waited until" />
      </FieldRow>
      <TimeField name="telephonedAt" label="Telephoned at" hint="The client reads it with the times above." />
    </FormDialog>
  );
}
