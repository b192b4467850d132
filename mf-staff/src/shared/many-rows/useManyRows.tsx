import { type ReactNode, useState } from 'react';
import { mostRowsAtOnce } from 'shared-api/rules';
import { Button } from 'shared-ui';
import { ChosenBar, type Selection, useSelectedRows } from 'shared-ui/data';
import { ManyRowsDialog } from './ManyRowsDialog.tsx';
import type { ManyRows } from './manyRows.ts';

interface ChosenRows {
  /** For the table; undefined when the reader may change nothing. */
  selection: Selection | undefined;
  /** What can be done with the chosen rows; nothing while none is chosen. */
  bar: ReactNode;
  dialog: ReactNode;
}

/** Rows of a list that are chosen to change together; `view` says what the list shows, without its page. */
export function useManyRows(what: ManyRows, view: string): ChosenRows {
  const selection = useSelectedRows(view, mostRowsAtOnce);
  const [changing, setChanging] = useState(false);
  const close = (done: boolean) => {
    setChanging(false);
    if (done) selection.clear();
  };
  return {
    selection: what.choices.length > 0 ? selection : undefined,
    bar: selection.selected.length > 0 && (
      <ChosenBar selection={selection} names={what.names}>
        <Button variant="primary" onClick={() => setChanging(true)}>
          Change status
        </Button>
      </ChosenBar>
    ),
    dialog: changing && <ManyRowsDialog what={what} ids={selection.selected.map(Number)} onClose={close} />,
  };
}
