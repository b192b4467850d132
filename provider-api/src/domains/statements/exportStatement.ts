import { formatForExport, nairaFromKobo, statementCsvName } from 'shared-api/rules';
import { csvLine, csvStart } from '../../documents/index.ts';
import type { Verb } from '../../http/context.ts';
import { csvReply } from '../../http/fileReply.ts';
import { lineText } from './lineText.ts';
import { statementOf } from './statementOf.ts';

const columns = [
  'Date (WAT)',
  'What',
  'Invoice or Paper',
  'RRR Number',
  'Passengers',
  'In',
  'Out',
  'Balance',
] as const;

const naira = (kobo: number): string => nairaFromKobo(kobo).toFixed(2);

export const exportStatement: Verb<'exportStatement'> = async ({ db, actor }, { query }) => {
  const { lines, openingKobo, closingKobo, inKobo, outKobo } = await statementOf(db, actor.ownerId, query);
  const balance = (day: string, what: string, kobo: number) =>
    csvLine([day, what, '', '', '', '', '', naira(kobo)]);
  const content = [
    csvStart,
    csvLine(columns),
    balance(query.from, 'Opening balance', openingKobo),
    ...lines.map((line) =>
      csvLine([
        formatForExport(line.createdAt),
        lineText(line),
        line.paper,
        line.rrr,
        (line.passengers ?? []).join('; '),
        line.amountKobo > 0 ? naira(line.amountKobo) : '',
        line.amountKobo < 0 ? naira(-line.amountKobo) : '',
        naira(line.balanceKobo),
      ]),
    ),
    csvLine([query.to, 'Closing balance', '', '', '', naira(inKobo), naira(outKobo), naira(closingKobo)]),
  ];
  return csvReply(statementCsvName(query), Buffer.from(content.join('')));
};
