import { breachClasses, formatMoment } from 'shared-api/rules';
import { renderReport } from '../../../documents/index.ts';
import type { Verb } from '../../../http/context.ts';
import { pdfReply } from '../../../http/fileReply.ts';
import { currentAuthority } from '../../../settings/index.ts';
import { readBreach } from './breachRow.ts';

export const breachDocument: Verb<'breachDocument'> = async ({ db, config, clock }, { params: { id } }) => {
  const breach = await readBreach(db, id);
  const moment = (at: Date | null) => (at ? formatMoment(at) : 'Not yet');
  const rows = [
    ['What happened', breach.what],
    ['Known since', moment(breach.knownAt)],
    ['Classes of data', breach.classes.map((each) => breachClasses[each]).join(', ')],
    ['People, about', String(breach.people)],
    ['Likely consequences', breach.consequences],
    ['Measures', breach.measures],
    ['Told to', breach.toldTo ?? 'Nobody yet'],
    ['Reported to the Commission', moment(breach.reportedAt)],
    ['Number of the report', breach.reportNumber ?? 'None yet'],
    ['Accounts written to', String(breach.written)],
    ['Public notice', breach.notice ?? 'None'],
  ];
  const content = await renderReport({
    title: 'Personal data breach',
    period: `No. ${id}`,
    columns: [
      { label: 'Subject', kind: 'text' },
      { label: 'Facts', kind: 'text' },
    ],
    rows,
    total: null,
    authority: await currentAuthority(db, config),
    printedAt: clock.now(),
  });
  return pdfReply(`Breach ${id}.pdf`, content);
};
