import { Fragment, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../button/Button.tsx';
import { LinkButton } from '../button/LinkButton.tsx';
import { Drawer } from '../drawer/Drawer.tsx';
import { Icon } from '../icons/Icon.tsx';
import { type Column, contentOf, factsOf } from './Column.ts';
import { DescriptionList } from './DescriptionList.tsx';
import { rowLink, stepOf } from './moveBetweenRows.ts';
import styles from './RowPeek.module.css';
import { useSingleKeys } from './useSingleKeys.ts';

/** A row that is open beside its list shows this besides the facts and actions of its columns. */
export interface PeekContent<Row> {
  titleOf: (row: Row) => string;
  /** The title says what the row's header says. */
  named?: boolean;
  /** Its page; a row without one is named by a link that opens it beside the list. */
  pathOf?: (row: Row) => string | undefined;
  /** Beneath the facts. */
  more?: (row: Row) => ReactNode;
}

export interface RowPeekProps extends PeekContent<never> {
  row: unknown;
  rowKey: string;
  index: number;
  columns: readonly Column<never>[];
  /** Turns to another row by one forwards or backwards; absent at the ends. */
  onNext: (() => void) | undefined;
  onPrevious: (() => void) | undefined;
  onClose: () => void;
}

/** The row that was open last has the focus once the list is alone again. */
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

/** A row beside its list: its facts, what can be done with it, and the way to its page and to the rows around it. */
export function RowPeek(props: RowPeekProps) {
  const { rowKey, index, columns, titleOf, named, pathOf, more, onNext, onPrevious, onClose } = props;
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
      <div className={styles.peek}>
        <div className={styles.bar}>
          {path && (
            <LinkButton to={path} variant="primary">
              Open
            </LinkButton>
          )}
          {columns.map(
            (column) =>
              column.action && <div key={`${rowKey} ${column.key}`}>{contentOf(column, row, index)}</div>,
          )}
        </div>
        <Fragment key={rowKey}>
          <DescriptionList items={factsOf(told, row, index)} />
          {more?.(row)}
        </Fragment>
        {(onPrevious || onNext) && (
          <div className={styles.bar}>
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
          </div>
        )}
      </div>
    </Drawer>
  );
}
