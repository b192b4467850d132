import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { clientsQuery } from 'shared-api/clients';
import { displayName } from 'shared-api/values';
import { Button, EmailText, EmptyState, Icon, Stack } from 'shared-ui';
import { Modal } from 'shared-ui/form';
import { ProposeAdjustment } from '../shared/ProposeAdjustment.tsx';
import { QueryState } from '../shared/QueryState.tsx';
import { RowActions } from '../shared/RowActions.tsx';
import styles from './ChooseClient.module.css';

function Found({ search, onProposed }: { search: string; onProposed: () => void }) {
  const clients = useQuery(clientsQuery({ search }));
  return (
    <QueryState query={clients} subject="The clients">
      {({ data }) =>
        data.length === 0 ? (
          <EmptyState text="No client matches" />
        ) : (
          <ul className={styles.list}>
            {data.map((client) => (
              <li key={client.id}>
                <span>
                  <strong>{displayName(client)}</strong> <EmailText address={client.email} />
                </span>
                <RowActions
                  subject={displayName(client)}
                  usual={{
                    label: 'Choose',
                    dialog: (close) => (
                      <ProposeAdjustment
                        client={{ id: client.id, name: displayName(client) }}
                        onProposed={onProposed}
                        onClose={close}
                      />
                    ),
                  }}
                />
              </li>
            ))}
          </ul>
        )
      }
    </QueryState>
  );
}

/** Finds the client whose wallet is to be adjusted. */
export function ChooseClient() {
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
        Propose adjustment
      </Button>
      <Modal title="Whose wallet?" open={open} onClose={close} width={560}>
        <Stack space={4}>
          <form className={styles.search} onSubmit={find}>
            <label htmlFor={id}>Client’s name or e-mail address</label>
            <input id={id} type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
            <Button type="submit" icon={<Icon name="search" />}>
              Find
            </Button>
          </form>
          {search && <Found search={search} onProposed={close} />}
        </Stack>
      </Modal>
    </>
  );
}
