import type { feedbackSummary as endpoint } from 'shared-api/contract';
import { onlyRow } from '../../db/index.ts';
import type { Verb } from '../../http/context.ts';
import { whereOf } from '../../lists/index.ts';
import { feedbackList, found } from './feedbackList.ts';

interface Row {
  count: number;
  rating: number | null;
  friendliness: number | null;
  knowledge: number | null;
  quickness: number | null;
  satisfaction: number | null;
  wouldUseAgain: number | null;
  wouldRecommend: number | null;
  one: number;
  two: number;
  three: number;
  four: number;
  five: number;
}

const mean = (column: string) => `round(avg(${column}), 2)::float8`;
const share = (answer: string) => `round(100.0 * avg((${answer})::int), 0)::float8`;
const rated = (rating: number) => `count(*) filter (where round(f.rating) = ${rating})`;

/** The answer "Maybe" does not count as "Yes". */
const useAgain = 'case when f.future_use is null then f.would_use_again else f.future_use = 0 end';

export const feedbackSummary: Verb<typeof endpoint> = async (ctx, { query }) => {
  const { where, params } = whereOf([...feedbackList.filters(query, ctx), ...found(query.search)]);
  const { one, two, three, four, five, ...means } = onlyRow(
    await ctx.db.query<Row>(
      `select count(*) as count, ${mean('nullif(f.rating, 0)')} as rating, ${mean('f.friendliness_rank')} as friendliness,
              ${mean('f.knowledge_rank')} as knowledge, ${mean('f.quickness_rank')} as quickness,
              ${mean('f.overall_satisfaction')} as satisfaction, ${share(useAgain)} as "wouldUseAgain",
              ${share('f.would_recommend')} as "wouldRecommend", ${rated(1)} as one, ${rated(2)} as two,
              ${rated(3)} as three, ${rated(4)} as four, ${rated(5)} as five
         from feedbacks f where ${where}`,
      params,
    ),
  );
  const ratings = [one, two, three, four, five].map((count, index) => ({ rating: index + 1, count }));
  return { data: { ...means, ratings } };
};
