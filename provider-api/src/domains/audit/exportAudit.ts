import type { exportAudit as endpoint } from 'shared-api/contract';
import { csvMoment } from '../../documents/index.ts';
import type { Verb } from '../../http/context.ts';
import { deskCsv } from '../../http/deskList.ts';
import { type AuditRow, auditList } from './auditList.ts';

const json = (facts: object | null) => (facts === null ? null : JSON.stringify(facts));

/** Everything the audit shows with these filters. */
export const exportAudit: Verb<typeof endpoint> = async ({ db }, { query }) =>
  deskCsv<AuditRow>(db, auditList(query), {
    name: 'Audit.csv',
    columns: [
      { label: 'Date (WAT)', value: ({ at }) => csvMoment(at) },
      { label: 'Person', value: ({ person }) => person },
      { label: 'Action', value: ({ action }) => action },
      { label: 'Kind', value: ({ subjectKind }) => subjectKind },
      { label: 'Id', value: ({ subjectId }) => subjectId },
      { label: 'Subject', value: ({ subject }) => subject },
      { label: 'Before', value: ({ before }) => json(before) },
      { label: 'After', value: ({ after }) => json(after) },
      { label: 'Reason', value: ({ reason }) => reason },
    ],
  });
