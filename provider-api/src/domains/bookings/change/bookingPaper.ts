import type { bookingPaper as endpoint } from 'shared-api/contract';
import type { Verb } from '../../../http/context.ts';
import { NotFound } from '../../../http/errors.ts';
import { fileReply } from '../../../http/fileReply.ts';
import { currentAuthority } from '../../../settings/index.ts';
import { visibleBookingsById } from '../visibleBooking.ts';
import { printedPaper } from './printedPaper.ts';
import { type PaperRow, selectPapers } from './readChanges.ts';

export const bookingPaper: Verb<typeof endpoint> = async ({ db, actor, clock, config }, { params }) => {
  const { rows } = await db.query<PaperRow>(`${selectPapers} where id = $1`, [params.id]);
  const [paper] = rows;
  const [row] = paper ? await visibleBookingsById(db, actor, [paper.bookingId]) : [];
  if (!paper || !row) throw new NotFound('Paper does not exist');
  const authority = await currentAuthority(db, config);
  const content = await printedPaper(db, { row, paper, config, authority, printedAt: clock.now() });
  return fileReply({ name: `${paper.number}.pdf`, type: 'application/pdf', content });
};
