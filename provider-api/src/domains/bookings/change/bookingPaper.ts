import type { Verb } from '../../../http/context.ts';
import { NotFound } from '../../../http/errors.ts';
import { pdfReply } from '../../../http/fileReply.ts';
import { needsShown } from '../bookingRow.ts';
import { visibleBookingsById } from '../visibleBooking.ts';
import { drawnPaper } from './drawnPaper.ts';
import { type PaperRow, selectPapers } from './readChanges.ts';

export const bookingPaper: Verb<'bookingPaper'> = async (ctx, { params }) => {
  const paper = await ctx.db.first<PaperRow>(`${selectPapers} where id = $1`, [params.id]);
  const [row] = paper ? await visibleBookingsById(ctx.db, ctx.actor, [paper.bookingId]) : [];
  if (!paper || !row) throw new NotFound('Paper does not exist');
  const content = await drawnPaper(ctx, row, paper, (booking) => needsShown(ctx.actor, booking));
  return pdfReply(`${paper.number}.pdf`, content);
};
