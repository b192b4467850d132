import type { Breach } from 'shared-api/contract';
import { nameSql, type Queryable, type Tx } from '../../../db/index.ts';
import { orNotFound } from '../../../http/errors.ts';

export interface BreachRow extends Omit<Breach, 'dateKnown' | 'recorded' | 'reported' | 'dateNotice'> {
  knownAt: Date;
  recorder: string;
  recordedAt: Date;
  reporter: string;
  reportedAt: Date | null;
  noticeAt: Date | null;
}

export const selectBreaches = `
  select b.id, b.what, b.known_at as "knownAt", b.classes, b.people, b.consequences, b.measures, b.told_to as "toldTo",
         ${nameSql('recorder')} as recorder, b.recorded_at as "recordedAt", b.report_number as "reportNumber",
         ${nameSql('reporter')} as reporter, b.reported_at as "reportedAt", b.letter,
         (select count(*)::int from breach_accounts a where a.breach_id = b.id) as written,
         b.notice, b.notice_at as "noticeAt", b.version
    from breaches b
    join users recorder on recorder.id = b.recorded_by
    left join users reporter on reporter.id = b.reported_by`;

export const readBreach = (db: Queryable, id: number): Promise<BreachRow> =>
  orNotFound(db.first<BreachRow>(`${selectBreaches} where b.id = $1`, [id]), 'Breach does not exist');

export async function lockBreach(tx: Tx, id: number): Promise<BreachRow> {
  await tx.query('select from breaches where id = $1 for update', [id]);
  return readBreach(tx, id);
}

export const toBreach = (row: BreachRow): Breach => {
  const { knownAt, recorder, recordedAt, reporter, reportedAt, noticeAt, ...shown } = row;
  return {
    ...shown,
    dateKnown: knownAt.toISOString(),
    recorded: { by: recorder, at: recordedAt.toISOString() },
    reported: reportedAt && { by: reporter, at: reportedAt.toISOString() },
    dateNotice: noticeAt?.toISOString() ?? null,
  };
};
