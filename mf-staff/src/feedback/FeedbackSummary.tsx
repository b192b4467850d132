import { useQuery } from '@tanstack/react-query';
import type { QueryOf } from 'shared-api/contract';
import { feedbackSummary } from 'shared-api/feedback';
import { queryOf } from 'shared-api/http';
import { Card } from 'shared-ui';
import { BarChart } from 'shared-ui/charts';
import { StatTile, StatTiles } from 'shared-ui/data';
import { Stars } from 'shared-ui/details';
import { QueryState } from '../shared/QueryState.tsx';

const outOfFive = (mean: number | null) => (mean === null ? 'N/A' : <Stars rating={mean} />);
const share = (percentage: number | null) => (percentage === null ? 'N/A' : `${percentage}%`);

interface SummaryProps {
  query: QueryOf<typeof feedbackSummary>;
}

export function FeedbackSummary({ query }: SummaryProps) {
  const summary = useQuery(queryOf(feedbackSummary, { query }));
  return (
    <QueryState query={summary} subject="The summary">
      {(data) =>
        data.count > 0 && (
          <>
            <Card>
              <BarChart
                title="Answers by rating"
                category="Rating"
                measure="Answers"
                points={data.ratings.map(({ rating, count }) => ({ label: String(rating), value: count }))}
              />
            </Card>
            <StatTiles>
              <StatTile small label="Rating" value={outOfFive(data.rating)} icon="star" />
              <StatTile small label="Answers" value={data.count} icon="note" />
              <StatTile small label="Would use again" value={share(data.wouldUseAgain)} icon="check" />
              <StatTile small label="Would recommend" value={share(data.wouldRecommend)} icon="check" />
              <StatTile small label="Friendliness" value={outOfFive(data.friendliness)} icon="star" />
              <StatTile small label="Knowledge" value={outOfFive(data.knowledge)} icon="star" />
              <StatTile small label="Quickness" value={outOfFive(data.quickness)} icon="star" />
              <StatTile small label="Satisfaction" value={outOfFive(data.satisfaction)} icon="star" />
            </StatTiles>
          </>
        )
      }
    </QueryState>
  );
}
