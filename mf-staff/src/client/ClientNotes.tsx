import { useMutation, useQuery } from '@tanstack/react-query';
import { addClientNote, listClientNotes } from 'shared-api/clients';
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
  const { mutateAsync } = useMutation(mutationOf(addClientNote));
  return (
    <PortalForm<NoteValues>
      label="Add a note"
      schema={addClientNote.body}
      onSubmit={async ({ text }, form) => {
        await mutateAsync({ params: { id: clientId }, body: { text } });
        form.restart();
      }}
    >
      <Stack space={3}>
        <TextAreaField name="text" label="New note" rows={3} />
        <FormActions>
          <SubmitButton>Add note</SubmitButton>
        </FormActions>
      </Stack>
    </PortalForm>
  );
}

export function ClientNotes({ clientId }: { clientId: number }) {
  const user = useSession((state) => state.user);
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
                <ul className={styles.list}>
                  {data.map((note) => (
                    <ClientNote key={note.id} clientId={clientId} note={note} own={note.by.id === user?.id} />
                  ))}
                </ul>
              )}
              <Pagination label="Notes" totalPages={meta?.totalPages} />
            </>
          )}
        </QueryState>
      </Stack>
    </Card>
  );
}
