import type { MakeMoves, PreviewedRow } from 'shared-api/bulk';
import { Button, Stack } from 'shared-ui';
import { TextAreaField } from 'shared-ui/fields';
import { FormActions, PortalForm, SubmitButton } from 'shared-ui/form';
import { type ReasonValues, requireReason } from '../requireReason.ts';
import { type Choice, counted } from './BulkAction.ts';

interface ApplyFormProps {
  choice: Choice;
  /** Rows that cannot change are left out. */
  rows: readonly PreviewedRow[];
  names: readonly [singular: string, plural: string];
  onApply: (rows: MakeMoves['rows'], reason: string | undefined) => Promise<void>;
  onBack: () => void;
}

const seen = (rows: readonly PreviewedRow[]): MakeMoves['rows'] =>
  rows.flatMap(({ id, status }) => (status ? [{ Id: id, From: status }] : []));

export function ApplyForm({ choice, rows, names, onApply, onBack }: ApplyFormProps) {
  if (rows.length === 0)
    return (
      <FormActions>
        <Button onClick={onBack}>Cancel</Button>
      </FormActions>
    );
  return (
    <PortalForm<ReasonValues>
      key={choice.to}
      label={choice.label}
      {...(choice.needsReason && { validate: requireReason })}
      onSubmit={({ Reason }) => onApply(seen(rows), Reason?.trim() || undefined)}
    >
      <Stack space={4}>
        <TextAreaField
          name="Reason"
          label={choice.needsReason ? 'Reason' : 'Reason (optional)'}
          hint="Each client reads it in the e-mail"
          rows={2}
          required={choice.needsReason}
        />
        <FormActions onCancel={onBack}>
          <SubmitButton variant={choice.needsReason ? 'danger' : 'primary'}>
            Change {counted(rows.length, names)}
          </SubmitButton>
        </FormActions>
      </Stack>
    </PortalForm>
  );
}
