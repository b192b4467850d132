import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addClientNote, listClientNotes, type ClientNote as Note } from 'shared-api/clients';
import { listOf, mutationOf, useSession } from 'shared-api/http';
import { Banner, Card, EmptyState, Stack, usePageParam } from 'shared-ui';
import { Pagination } from 'shared-ui/data';
import { TextAreaField } from 'shared-ui/fields';
import { FormActions, PortalForm, SubmitButton } from 'shared-ui/form';
import { QueryState } from '../shared/QueryState.tsx';
import { ClientNote } from './ClientNote.tsx';
import styles from './ClientNotes.module.css';

interface NoteValues {
  text: string;
}

function NewNote({ clientId }: { clientId: number }) {
  const [written, setWritten] = useState(0);
  const { mutateAsync } = useMutation(mutationOf(addClientNote));
  const add = async ({ text }: NoteValues) => {
    await mutateAsync({ params: { id: clientId }, body: { text } });
    setWritten(written + 1);
  };
  return (
    <PortalForm<NoteValues> key={written} label="Add a note" schema={addClientNote.body} onSubmit={add}>
      <Stack space={3}>
        <TextAreaField name="text" label="New note" rows={3} />
        <FormActions>
          <SubmitButton>Add note</SubmitButton>
        </FormActions>
      </Stack>
    </PortalForm>
  );
}

const List = ({ clientId, notes }: { clientId: number; notes: readonly Note[] }) => {
  const user = useSession((state) => state.user);
  return (
    <ul className={styles.list}>
      {notes.map((note) => (
        <ClientNote key={note.id} clientId={clientId} note={note} own={note.by.id === user?.id} />
      ))}
    </ul>
  );
};

export function ClientNotes({ clientId }: { clientId: number }) {
  const notes = useQuery(
    listOf(listClientNotes, { params: { id: clientId }, query: { pageNumber: usePageParam() } }),
  );
  return (
    <Card title="Internal notes">
      <Stack space={4}>
        <Banner tone="info">For colleagues only: the client never sees a note. A note stays for good.</Banner>
        <NewNote clientId={clientId} />
        <QueryState query={notes} subject="The notes">
          {({ data, meta }) => (
            <>
              {data.length === 0 ? (
                <EmptyState text="There are no notes" />
              ) : (
                <List clientId={clientId} notes={data} />
              )}
              <Pagination label="Notes" totalPages={meta?.totalPages} />
            </>
          )}
        </QueryState>
      </Stack>
    </Card>
  );
}
