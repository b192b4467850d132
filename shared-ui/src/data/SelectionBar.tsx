import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Inline } from '../layout/Stack.tsx';
import type { SelectedRows } from './useSelectedRows.ts';

interface SelectionBarProps {
  selection: SelectedRows;
  names: readonly [singular: string, plural: string];
  children: ReactNode;
}

export function SelectionBar({ selection, names: [singular, plural], children }: SelectionBarProps) {
  const { length } = selection.selectedRowKeys;
  return (
    <section aria-label={`Chosen ${plural}`}>
      <Alert
        type="success"
        role="presentation"
        title={
          <Inline space={2} between>
            <Inline space={2}>
              <strong aria-live="polite">
                {length} {length === 1 ? singular : plural} chosen{selection.full && ', the most at once'}
              </strong>
              <Button variant="text" onClick={selection.clear}>
                Choose none
              </Button>
            </Inline>
            <Inline space={2}>{children}</Inline>
          </Inline>
        }
      />
    </section>
  );
}
