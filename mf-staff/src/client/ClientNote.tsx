import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { correctClientNoteMutation } from 'shared-api';
import { correctClientNote, type ClientNote as Note } from 'shared-api/contract';
import { Button, DateTimeText, Stack } from 'shared-ui';
import { FormActions, Modal, PortalForm, SubmitButton, TextField } from 'shared-ui/form';
import styles from './ClientNotes.module.css';

type Version = Pick<Note, 'text' | 'by' | 'dateCreated'>;

const Said = ({ by, dateCreated }: Version) => (
  <p className={styles.who}>
    {by.name}, <DateTimeText at={dateCreated} />
  </p>
);

function Correction({ clientId, note, onClose }: { clientId: number; note: Note; onClose: () => void }) {
  const { mutateAsync } = useMutation(correctClientNoteMutation);
  const correct = async ({ text }: { text: string }) => {
    await mutateAsync({ clientId, noteId: note.id, text });
    onClose();
  };
  return (
    <PortalForm<{ text: string }>
      label="Correct note"
      schema={correctClientNote.body}
      initialValues={{ text: note.text }}
      onSubmit={correct}
    >
      <Stack space={4}>
        <TextField name="text" label="Note" hint="What it said before stays readable" rows={4} required />
        <FormActions>
          <SubmitButton disabledWhile="invalid-or-unchanged">Correct note</SubmitButton>
          <Button onClick={onClose}>Go back</Button>
        </FormActions>
      </Stack>
    </PortalForm>
  );
}

interface ClientNoteProps {
  clientId: number;
  note: Note;
  /** Whether the reader wrote it, and so may correct it. */
  own: boolean;
}

export function ClientNote({ clientId, note, own }: ClientNoteProps) {
  const [correcting, setCorrecting] = useState(false);
  const close = () => setCorrecting(false);
  return (
    <li className={styles.note}>
      <p className={styles.text}>{note.text}</p>
      <div className={styles.foot}>
        <Said {...note} />
        {own && (
          <Button size="small" variant="link" onClick={() => setCorrecting(true)}>
            Correct
          </Button>
        )}
      </div>
      {note.earlier.length > 0 && (
        <details>
          <summary>Corrected: what it said before</summary>
          <ol className={styles.earlier}>
            {note.earlier.map((version) => (
              <li key={version.dateCreated}>
                <p className={styles.text}>{version.text}</p>
                <Said {...version} />
              </li>
            ))}
          </ol>
        </details>
      )}
      <Modal title="Correct note" open={correcting} onClose={close} width={560}>
        <Correction clientId={clientId} note={note} onClose={close} />
      </Modal>
    </li>
  );
}
