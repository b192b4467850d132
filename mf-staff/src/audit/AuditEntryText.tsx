import type { AuditEntry } from 'shared-api/staff';
import styles from './Audit.module.css';
import { auditSentence } from './auditSentence.ts';
import { subjectText } from './auditText.ts';

export function AuditEntryText({ entry }: { entry: AuditEntry }) {
  const subject = subjectText(entry);
  const [before, ...after] = auditSentence(entry).slice(entry.person.length).split(subject);
  return (
    <span className={styles.sentence}>
      {entry.person}
      {before}
      {after.length > 0 && <strong>{subject}</strong>}
      {after.join(subject)}
    </span>
  );
}
