import type { feedbackSummary as endpoint, ReplyOf } from 'shared-api/contract';
import type { Verb } from '../../http/context.ts';
import { feedbackList } from './feedbackList.ts';

type Row = Omit<ReplyOf<typeof endpoint>, 'ratings'> & { counts: number[] };

const mean = (column: string) => `round(avg(${column}), 2)::float8`;
const share = (answer: string) => `round(100.0 * avg((${answer})::int), 0)::float8`;
const rated = (rating: number) => `count(*) filter (where round(f.rating) = ${rating})`;

/** The answer "Maybe" does not count as "Yes". */
const useAgain = 'case when f.future_use is null then f.would_use_again else f.future_use = 0 end';

export const feedbackSummary: Verb<'feedbackSummary'> = async (ctx, { query }) => {
  const { from, where, params } = await feedbackList.rows(ctx, query, { whole: true });
  const { counts, ...means } = await ctx.db.one<Row>(
    `select count(*) as count, ${mean('nullif(f.rating, 0)')} as rating, ${mean('f.friendliness_rank')} as friendliness,
              ${mean('f.knowledge_rank')} as knowledge, ${mean('f.quickness_rank')} as quickness,
              ${mean('f.overall_satisfaction')} as satisfaction, ${share(useAgain)} as "wouldUseAgain",
              ${share('f.would_recommend')} as "wouldRecommend", array[${[1, 2, 3, 4, 5].map(rated).join()}]::int[] as counts
         from ${from} where ${where}`,
    params,
  );
  const ratings = counts.map((count, index) => ({ rating: index + 1, count }));
  return { data: { ...means, ratings } };
};
