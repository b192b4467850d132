import type { AuditEntry } from 'shared-api/staff';
import { LinkButton, links, Stack } from 'shared-ui';
import styles from './Audit.module.css';
import { differences } from './auditText.ts';

function pathOf({ subjectKind, subjectId }: AuditEntry): string | undefined {
  if (subjectKind === 'booking') return links.booking(subjectId);
  return subjectKind === 'client' ? links.client(subjectId) : undefined;
}

export function AuditChange({ entry }: { entry: AuditEntry }) {
  const rows = differences(entry.before, entry.after);
  const path = pathOf(entry);
  return (
    <Stack space={4}>
      {rows.length > 0 && (
        <table className={styles.difference}>
          <caption className={styles.caption}>What changed</caption>
          <thead>
            <tr>
              <th scope="col">Fact</th>
              {entry.before && <th scope="col">Before</th>}
              <th scope="col">After</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, before, after, changed }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {entry.before && <td>{changed ? <del>{before}</del> : before}</td>}
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
  );
}
