import { useState } from 'react';
import { maxBulkRows } from 'shared-api/bulk';
import { Button, LinkButton, LoadingCover, lazyPart, NotOpened } from 'shared-ui';
import { SelectionBar, useSelectedRows } from 'shared-ui/data';
import type { BulkAction } from './BulkAction.ts';

const BulkActionDialog = lazyPart(async () => (await import('./BulkActionDialog.tsx')).BulkActionDialog);

/**
 * When `view` changes, the selection is cleared. Therefore `view` contains the list's filters but not the
 * page number.
 */
export function useBulkAction(action: BulkAction | undefined, view: string) {
  const selection = useSelectedRows(view, maxBulkRows);
  const [changing, setChanging] = useState(false);
  const close = (done: boolean) => {
    setChanging(false);
    if (done) selection.clear();
  };
  return {
    /** The selection is undefined if the user may not change anything. */
    selection: action && action.choices.length > 0 ? selection : undefined,
    bar: action && selection.selectedRowKeys.length > 0 && (
      <SelectionBar selection={selection} names={action.names}>
        {action.elsewhere && (
          <LinkButton to={action.elsewhere.to(selection.selectedRowKeys)}>
            {action.elsewhere.label}
          </LinkButton>
        )}
        <Button variant="primary" onClick={() => setChanging(true)}>
          Change status
        </Button>
      </SelectionBar>
    ),
    dialog: action && changing && (
      <BulkActionDialog
        action={action}
        ids={selection.selectedRowKeys.map(Number)}
        onClose={close}
        pending={<LoadingCover />}
        failed={<NotOpened title="Change status" onClose={() => close(false)} />}
      />
    ),
  };
}
