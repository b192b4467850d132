import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { MovedRow } from 'shared-api/bulk';
import { Button, LoadFailure, Skeletons, Stack } from 'shared-ui';
import { Modal } from 'shared-ui/dialogs';
import { FormActions } from 'shared-ui/form';
import { ApplyForm } from './ApplyForm.tsx';
import type { BulkAction, Choice } from './BulkAction.ts';
import styles from './BulkActionDialog.module.css';
import { PreviewTable } from './PreviewTable.tsx';
import { ResultTable } from './ResultTable.tsx';

interface BulkActionDialogProps {
  action: BulkAction;
  ids: readonly number[];
  to?: string;
  /** `done` is true if changes were applied; the selection can then be cleared. */
  onClose: (done: boolean) => void;
}

export function BulkActionDialog({ action, ids, to, onClose }: BulkActionDialogProps) {
  const [choice, setChoice] = useState(() => action.choices.find((one) => one.to === to));
  const [results, setResults] = useState<readonly MovedRow[]>();
  const preview = useMutation(action.preview);
  const apply = useMutation(action.apply);
  const close = () => onClose(results !== undefined);
  const count = `${ids.length} ${ids.length === 1 ? action.names[0] : action.names[1]}`;
  const choose = (next: Choice) => {
    setChoice(next);
    preview.mutate({ ids, to: next.to });
  };
  const atOnce = useEffectEvent(() => choice && choose(choice));
  useEffect(() => void atOnce(), []);
  if (results && choice)
    return (
      <Modal title={`${choice.label}: ${count}`} open size="large" onClose={close}>
        <ResultTable rows={results} kind={action.kind} name={action.names[0]} />
        <div className={styles.actions}>
          <Button variant="primary" onClick={close}>
            Done
          </Button>
        </div>
      </Modal>
    );
  return (
    <Modal
      title={`Change the status of ${count}`}
      open
      {...(choice ? { size: 'large' } : { width: 560 })}
      onClose={close}
    >
      <Stack space={4}>
        <fieldset className={styles.choices}>
          <legend>New status</legend>
          {action.choices.map((one) => (
            <Button
              key={one.to}
              variant={one.to === choice?.to ? 'primary' : 'default'}
              aria-pressed={one.to === choice?.to}
              onClick={() => choose(one)}
            >
              {one.label}
            </Button>
          ))}
        </fieldset>
        {choice && <p>{choice.consequence}</p>}
        {choice?.warning}
        {!choice && (
          <FormActions>
            <Button onClick={close}>Cancel</Button>
          </FormActions>
        )}
        {preview.isPending && <Skeletons count={4} />}
        {preview.isError && choice && <LoadFailure what="The preview" onRetry={async () => choose(choice)} />}
        {preview.data && choice && !preview.isPending && (
          <>
            <PreviewTable rows={preview.data} to={choice.to} kind={action.kind} name={action.names[0]} />
            <ApplyForm
              choice={choice}
              rows={preview.data.filter(({ verdict }) => verdict === 'moves')}
              names={action.names}
              onApply={async (rows, reason) =>
                setResults(await apply.mutateAsync({ rows, to: choice.to, reason }))
              }
              onBack={close}
            />
          </>
        )}
      </Stack>
    </Modal>
  );
}
