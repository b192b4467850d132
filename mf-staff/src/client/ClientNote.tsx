import { correctClientNote, type ClientNote as Note } from 'shared-api/clients';
import { MomentText } from 'shared-ui';
import { DialogButton } from 'shared-ui/dialogs';
import { TextAreaField } from 'shared-ui/fields';
import { CallDialog } from '../shared/CallDialog.tsx';
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

export const ClientNote = ({ clientId, note, own }: ClientNoteProps) => (
  <li>
    <p className={styles.text}>{note.text}</p>
    <div className={styles.foot}>
      <Said {...note} />
      {own && (
        <DialogButton
          size="small"
          variant="link"
          dialog={(close) => (
            <CallDialog
              title="Correct note"
              initialValues={{ text: note.text }}
              submit="Correct note"
              disabledWhile="invalid-or-unchanged"
              call={correctClientNote}
              input={(body) => ({ params: { id: clientId, noteId: note.id }, body })}
              onClose={close}
            >
              <TextAreaField
                name="text"
                label="Note"
                hint="What it said before stays readable"
                rows={4}
                required
              />
            </CallDialog>
          )}
        >
          Correct
        </DialogButton>
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
