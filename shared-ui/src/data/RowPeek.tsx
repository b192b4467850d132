import { Fragment, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../button/Button.tsx';
import { LinkButton } from '../button/LinkButton.tsx';
import { Drawer } from '../drawer/Drawer.tsx';
import { Icon } from '../icons/Icon.tsx';
import { Inline, Stack } from '../layout/Stack.tsx';
import { type Column, contentOf, factsOf } from './Column.tsx';
import { DescriptionList } from './DescriptionList.tsx';
import { rowLink, stepOf } from './moveBetweenRows.ts';
import styles from './RowPeek.module.css';
import { useSingleKeys } from './useSingleKeys.ts';

export interface PeekContent<Row> {
  titleOf: (row: Row) => string;
  /** If true, the panel does not show the row's header cell, because the panel's title has the same text. */
  named?: boolean;
  /** Returns the path of the row's own page. Without `pathOf`, the row's header cell is a link to the panel. */
  pathOf?: (row: Row) => string | undefined;
  more?: (row: Row) => ReactNode;
}

export interface RowPeekProps extends PeekContent<never> {
  row: unknown;
  rowKey: string;
  index: number;
  group: string | undefined;
  columns: readonly Column<never>[];
  onNext: (() => void) | undefined;
  onPrevious: (() => void) | undefined;
  onClose: () => void;
}

/** When the panel closes, the row that was open last gets the focus. */
function useFocusOnRow(rowKey: string) {
  const last = useRef(rowKey);
  last.current = rowKey;
  useEffect(
    () => () => {
      const rows = [...document.querySelectorAll<HTMLElement>('tr[data-row-key]')];
      rowLink(rows.find(({ dataset }) => dataset.rowKey === last.current))?.focus();
    },
    [],
  );
}

export function RowPeek(props: RowPeekProps) {
  const { rowKey, index, group, columns, titleOf, named, pathOf, more, onNext, onPrevious, onClose } = props;
  const row = props.row as never;
  const [singleKeys] = useSingleKeys();
  useFocusOnRow(rowKey);
  const path = pathOf?.(row);
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (event.defaultPrevented || ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return;
    if (target.matches('input, textarea, select, [role=menuitem]')) return;
    if (document.querySelectorAll('[role=dialog]').length > 1) return;
    const step = stepOf(key, singleKeys);
    if (!step) return;
    event.preventDefault();
    (step > 0 ? onNext : onPrevious)?.();
  };
  const told = columns.filter(({ rowScope }) => !(named && rowScope));
  return (
    <Drawer title={titleOf(row)} placement="right" onClose={onClose} onKeyDown={press}>
      <Stack>
        <Inline space={2} className={styles.bar}>
          {path && (
            <LinkButton to={path} variant="primary">
              Open
            </LinkButton>
          )}
          {columns.map(
            (column) =>
              column.action && <div key={`${rowKey} ${column.key}`}>{contentOf(column, row, index)}</div>,
          )}
        </Inline>
        <Fragment key={rowKey}>
          {group && <strong>{group}</strong>}
          <DescriptionList items={factsOf(told, row, index)} />
          {more?.(row)}
        </Fragment>
        {(onPrevious || onNext) && (
          <Inline space={2}>
            <Button
              icon={<Icon name="chevron-up" />}
              explainDisabled={!onPrevious && 'This is the first row of the page'}
              onClick={onPrevious}
            >
              Previous
            </Button>
            <Button
              icon={<Icon name="chevron-down" />}
              explainDisabled={!onNext && 'This is the last row of the page'}
              onClick={onNext}
            >
              Next
            </Button>
          </Inline>
        )}
      </Stack>
    </Drawer>
  );
}
