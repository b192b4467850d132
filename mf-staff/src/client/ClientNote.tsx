import { useMutation } from '@tanstack/react-query';
import { correctClientNote, type ClientNote as Note } from 'shared-api/clients';
import { mutationOf } from 'shared-api/http';
import { MomentText } from 'shared-ui';
import { TextAreaField } from 'shared-ui/fields';
import { FormAction } from '../shared/FormAction.tsx';
import styles from './ClientNotes.module.css';

type Version = Pick<Note, 'text' | 'by' | 'dateCreated'>;

const Said = ({ by, dateCreated }: Version) => (
  <small>
    {by.name}, <MomentText at={dateCreated} />
  </small>
);

interface ClientNoteProps {
  clientId: number;
  note: Note;
  /** If true, the user is the author. Only the author may correct a note. */
  own: boolean;
}

export function ClientNote({ clientId, note, own }: ClientNoteProps) {
  const { mutateAsync } = useMutation(mutationOf(correctClientNote));
  return (
    <li>
      <p className={styles.text}>{note.text}</p>
      <div className={styles.foot}>
        <Said {...note} />
        {own && (
          <FormAction<{ text: string }>
            button={{ size: 'small', variant: 'link', children: 'Correct' }}
            title="Correct note"
            schema={correctClientNote.body}
            initialValues={{ text: note.text }}
            submit="Correct note"
            disabledWhile="invalid-or-unchanged"
            onSubmit={({ text }) =>
              mutateAsync({ params: { id: clientId, noteId: note.id }, body: { text } })
            }
          >
            <TextAreaField
              name="text"
              label="Note"
              hint="What it said before stays readable"
              rows={4}
              required
            />
          </FormAction>
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
    </li>
  );
}
