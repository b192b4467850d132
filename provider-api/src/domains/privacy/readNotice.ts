import type { SettingValues } from 'shared-api/rules';
import type { Verb } from '../../http/context.ts';
import { csvReply } from '../../http/fileReply.ts';
import { type DataClass, dataClasses } from '../../privacy/PersonalTable.ts';
import { personalTables } from '../../privacy/personalTables.ts';
import { keptInWords, processingRecord as record } from '../../privacy/processingRecord.ts';
import { readSettings } from '../../settings/index.ts';

const periodsOf = (of: DataClass, settings: SettingValues): string[] => [
  ...new Set(
    Object.values(personalTables).flatMap((table) =>
      Object.entries(table.columns)
        .filter(([, column]) => column.class === of)
        .map(([name]) => keptInWords(table, name, settings)),
    ),
  ),
];

export const privacyNotice: Verb<'privacyNotice'> = async ({ db, config }) => {
  const settings = await readSettings(db, config);
  return {
    data: (Object.keys(dataClasses) as DataClass[]).map((of) => ({
      ...dataClasses[of],
      kept: periodsOf(of, settings),
    })),
  };
};

export const processingRecord: Verb<'processingRecord'> = async ({ db, config }) =>
  csvReply('Record of processing.csv', Buffer.from(record(await readSettings(db, config))));
