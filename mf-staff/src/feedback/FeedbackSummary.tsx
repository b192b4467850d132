import { useQuery } from '@tanstack/react-query';
import type { QueryOf } from 'shared-api/contract';
import { type feedbackSummary, feedbackSummaryQuery } from 'shared-api/feedback';
import { Card } from 'shared-ui';
import { BarChart } from 'shared-ui/charts';
import { StatTile, StatTiles } from 'shared-ui/data';
import { QueryState } from '../shared/QueryState.tsx';

const outOfFive = (mean: number | null) => (mean === null ? 'N/A' : `${mean.toFixed(2)} of 5`);
const share = (percentage: number | null) => (percentage === null ? 'N/A' : `${percentage}%`);

interface SummaryProps {
  query: QueryOf<typeof feedbackSummary>;
}

/** What the filtered feedback amounts to; nothing where there is none. */
export function FeedbackSummary({ query }: SummaryProps) {
  const summary = useQuery(feedbackSummaryQuery(query));
  return (
    <QueryState query={summary} subject="The summary">
      {(data) =>
        data.count > 0 && (
          <StatTiles>
            <StatTile label="Rating" value={outOfFive(data.rating)} icon="star" />
            <StatTile label="Answers" value={data.count} icon="note" />
            <StatTile label="Would use again" value={share(data.wouldUseAgain)} icon="check" />
            <StatTile label="Would recommend" value={share(data.wouldRecommend)} icon="check" />
            <StatTile label="Friendliness" value={outOfFive(data.friendliness)} />
            <StatTile label="Knowledge" value={outOfFive(data.knowledge)} />
            <StatTile label="Quickness" value={outOfFive(data.quickness)} />
            <StatTile label="Satisfaction" value={outOfFive(data.satisfaction)} />
          </StatTiles>
        )
      }
    </QueryState>
  );
}

/** How many answers there are of each rating, beneath the list. */
export function FeedbackRatings({ query }: SummaryProps) {
  const { data } = useQuery(feedbackSummaryQuery(query));
  if (!data || data.count === 0) return null;
  return (
    <Card>
      <BarChart
        title="Answers by rating"
        category="Rating"
        measure="Answers"
        points={data.ratings.map(({ rating, count }) => ({ label: String(rating), value: count }))}
      />
    </Card>
  );
}
