import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button, EmptyState, Icon, Stack } from 'shared-ui';
import { Modal } from 'shared-ui/form';
import styles from './FindDialog.module.css';

interface FindDialogProps {
  /** The text of the button that opens it. */
  button: string;
  title: string;
  /** What is typed: 'Client’s name or e-mail address'. */
  label: string;
  /** What the typed text finds. */
  children: (search: string, close: () => void) => ReactNode;
}

/** Finds the one that something is to be done for. */
export function FindDialog({ button, title, label, children }: FindDialogProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const close = () => {
    setOpen(false);
    setTyped('');
    setSearch('');
  };
  const find = (event: FormEvent) => {
    event.preventDefault();
    setSearch(typed.trim());
  };
  return (
    <>
      <Button variant="primary" icon={<Icon name="plus" />} onClick={() => setOpen(true)}>
        {button}
      </Button>
      <Modal title={title} open={open} onClose={close} width={560}>
        <Stack space={4}>
          <form className={styles.search} onSubmit={find}>
            <label htmlFor={id}>{label}</label>
            <input id={id} type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
            <Button type="submit" icon={<Icon name="search" />}>
              Find
            </Button>
          </form>
          {search && children(search, close)}
        </Stack>
      </Modal>
    </>
  );
}

interface FoundProps<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => number;
  empty: string;
  children: (row: Row) => ReactNode;
}

export const FoundRows = <Row,>({ rows, rowKey, empty, children }: FoundProps<Row>) =>
  rows.length === 0 ? (
    <EmptyState text={empty} />
  ) : (
    <ul className={styles.list}>
      {rows.map((row) => (
        <li key={rowKey(row)}>{children(row)}</li>
      ))}
    </ul>
  );
