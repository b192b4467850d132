import type {
  privacyNotice as noticeEndpoint,
  processingRecord as recordEndpoint,
} from 'shared-api/contract';
import type { PublicContext, Verb } from '../../http/context.ts';
import { fileReply } from '../../http/fileReply.ts';
import { type DataClass, dataClasses } from '../../privacy/PersonalTable.ts';
import { personalTables } from '../../privacy/personalTables.ts';
import { keptInWords, processingRecord as record } from '../../privacy/processingRecord.ts';

const periodsOf = (of: DataClass): string[] => [
  ...new Set(
    Object.values(personalTables).flatMap(({ columns, removal }) =>
      Object.values(columns)
        .filter((column) => column.class === of)
        .map(({ kept }) => keptInWords(kept, removal)),
    ),
  ),
];

export const privacyNotice: Verb<typeof noticeEndpoint, PublicContext> = async () => ({
  data: (Object.keys(dataClasses) as DataClass[]).map((of) => ({ ...dataClasses[of], kept: periodsOf(of) })),
});

export const processingRecord: Verb<typeof recordEndpoint> = async () =>
  fileReply({
    name: 'Record of processing.csv',
    type: 'text/csv; charset=utf-8',
    content: Buffer.from(record()),
  });
