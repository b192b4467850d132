import type { AuditEntry } from 'shared-api/staff';
import { DateTimeText, LinkButton, links, Stack } from 'shared-ui';
import { DescriptionList } from 'shared-ui/data';
import { Modal } from 'shared-ui/form';
import styles from './Audit.module.css';
import { differences, readable, subjectText } from './auditText.ts';

/** Where the subject has a page of its own. */
function pathOf({ subjectKind, subjectId }: AuditEntry): string | undefined {
  if (subjectKind === 'booking') return links.booking(subjectId);
  return subjectKind === 'client' ? links.client(subjectId) : undefined;
}

/** One entry whole: who, when, why, and what was before and after, side by side. */
export function AuditDetails({ entry, onClose }: { entry: AuditEntry; onClose: () => void }) {
  const rows = differences(entry.before, entry.after);
  const path = pathOf(entry);
  return (
    <Modal title={readable(entry.action)} open onClose={onClose} width={760}>
      <Stack space={4}>
        <DescriptionList
          items={[
            { term: 'Person', value: entry.person },
            { term: 'Date', value: <DateTimeText at={entry.at} /> },
            { term: 'Subject', value: subjectText(entry) },
            { term: 'Reason', value: entry.reason ?? 'None was given' },
          ]}
        />
        {rows.length > 0 && (
          <table className={styles.difference}>
            <caption className={styles.caption}>What changed</caption>
            <thead>
              <tr>
                <th scope="col">Fact</th>
                <th scope="col">Before</th>
                <th scope="col">After</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, before, after, changed }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{changed ? <del>{before}</del> : before}</td>
                  <td>{changed ? <ins>{after}</ins> : after}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {path && (
          <div>
            <LinkButton to={path}>Open the {entry.subjectKind}</LinkButton>
          </div>
        )}
      </Stack>
    </Modal>
  );
}
