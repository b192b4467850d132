import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button, Drawer, EmptyState, Icon, RowList, Stack } from 'shared-ui';
import { DialogButton } from 'shared-ui/dialogs';
import styles from './FindDrawer.module.css';

interface FindPanelProps<Row> {
  title: string;
  label: string;
  found: (search: string, onChoose: (row: Row) => void) => ReactNode;
  titleOf: (row: Row) => string;
  form: (row: Row, close: () => void, back: () => void) => ReactNode;
  onClose: () => void;
}

interface FindDrawerProps<Row> extends Omit<FindPanelProps<Row>, 'onClose'> {
  button: string;
}

function Typing({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  return <div ref={box}>{children}</div>;
}

export function FindPanel<Row>({ title, label, found, titleOf, form, onClose }: FindPanelProps<Row>) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<Row>();
  const find = (event: FormEvent) => {
    event.preventDefault();
    setSearch(typed.trim());
  };
  return (
    <Drawer title={chosen ? titleOf(chosen) : title} placement="right" typing onClose={onClose}>
      {chosen ? (
        <Typing>{form(chosen, onClose, () => setChosen(undefined))}</Typing>
      ) : (
        <Stack space={4}>
          <form className={styles.search} onSubmit={find}>
            <label htmlFor={id}>{label}</label>
            <input id={id} type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
            <Button type="submit" icon={<Icon name="search" />}>
              Find
            </Button>
          </form>
          {search && search === typed.trim() && found(search, setChosen)}
        </Stack>
      )}
    </Drawer>
  );
}

export const FindDrawer = <Row,>({ button, ...panel }: FindDrawerProps<Row>) => (
  <DialogButton
    variant="primary"
    icon={<Icon name="plus" />}
    dialog={(close) => <FindPanel {...panel} onClose={close} />}
  >
    {button}
  </DialogButton>
);

interface FoundProps<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => number;
  empty: string;
  /** It says how the rows of further pages are found. */
  more: string | false | undefined;
  children: (row: Row) => ReactNode;
}

export const FoundRows = <Row,>({ rows, rowKey, empty, more, children }: FoundProps<Row>) =>
  rows.length === 0 ? (
    <EmptyState text={empty} />
  ) : (
    <>
      <RowList>
        {rows.map((row) => (
          <li key={rowKey(row)}>{children(row)}</li>
        ))}
      </RowList>
      {more && <p className="soft">{more}</p>}
    </>
  );
