import type { exportFeedbacks as endpoint } from 'shared-api/contract';
import { airports, futureUse, qualityRatings } from 'shared-api/rules';
import { csvMoment } from '../../documents/index.ts';
import type { Verb } from '../../http/context.ts';
import { deskCsv } from '../../http/deskList.ts';
import { type FeedbackRow, feedbackList } from './feedbackList.ts';

const yesNo = (answer: boolean | null) => (answer === null ? null : answer ? 'Yes' : 'No');
const airportCode = (id: number | null) => airports.find((airport) => airport.id === id)?.code ?? null;

/** Everything the list shows with these filters. */
export const exportFeedbacks: Verb<typeof endpoint> = async ({ db, actor }, { query }) =>
  deskCsv<FeedbackRow>(db, feedbackList(actor, query), {
    name: 'Feedback.csv',
    columns: [
      { label: 'Date (WAT)', value: ({ dateCreated }) => csvMoment(dateCreated) },
      { label: 'Kind', value: ({ kind }) => (kind === 'survey' ? 'Survey' : 'Feedback') },
      { label: 'Client', value: ({ client }) => client },
      { label: 'Airport', value: ({ airportId }) => airportCode(airportId) },
      { label: 'Rating', value: ({ rating }) => (rating === null ? null : Number(rating)) },
      { label: 'Friendliness', value: ({ friendlinessRank }) => friendlinessRank },
      { label: 'Knowledge', value: ({ knowledgeRank }) => knowledgeRank },
      { label: 'Quickness', value: ({ quicknessRank }) => quicknessRank },
      { label: 'Overall satisfaction', value: ({ overallSatisfaction }) => overallSatisfaction },
      {
        label: 'Use again',
        value: (row) =>
          row.futureUse === null ? yesNo(row.wouldUseAgain) : (futureUse[row.futureUse] ?? null),
      },
      { label: 'Staff professional', value: ({ isHelpful }) => yesNo(isHelpful) },
      { label: 'Process followed', value: ({ processFollowed }) => yesNo(processFollowed) },
      { label: 'Recommends', value: ({ wouldRecommend }) => yesNo(wouldRecommend) },
      {
        label: 'Quality',
        value: ({ qualityRating }) =>
          qualityRating === null ? null : (qualityRatings[qualityRating] ?? null),
      },
      { label: 'Text', value: ({ text }) => text },
    ],
  });
