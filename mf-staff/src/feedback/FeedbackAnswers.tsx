import { type FeedbackEntry, futureUse, qualityRatings } from 'shared-api/feedback';
import { shortened } from 'shared-api/text';
import { Inline, LinkButton, links, Stack } from 'shared-ui';
import { DescriptionList } from 'shared-ui/data';
import { Stars } from 'shared-ui/details';

export const shortText = ({ text }: FeedbackEntry) => (text ? shortened(text, 160) : 'N/A');

const starsOf = (rank: number | null) => (rank === null ? 'N/A' : <Stars rating={rank} />);
const yesNo = (answer: boolean | null) => (answer ? 'Yes' : 'No');

function answersOf(entry: FeedbackEntry) {
  if (entry.kind === 'survey')
    return [
      { term: 'Overall satisfaction', value: starsOf(entry.overallSatisfaction) },
      { term: 'Would use the service again', value: futureUse[entry.futureUse ?? -1] ?? 'N/A' },
    ];
  return [
    { term: 'Staff were professional', value: yesNo(entry.isHelpful) },
    { term: 'The protocol process was followed', value: yesNo(entry.processFollowed) },
    { term: 'Would use the service again', value: yesNo(entry.wouldUseAgain) },
    { term: 'Would recommend the service', value: yesNo(entry.wouldRecommend) },
    { term: 'Quality of the services', value: qualityRatings[entry.qualityRating ?? -1] ?? 'N/A' },
  ];
}

export const FeedbackAnswers = ({ entry }: { entry: FeedbackEntry }) => (
  <Stack space={4}>
    {entry.text && shortText(entry) !== entry.text && <p>{entry.text}</p>}
    <DescriptionList
      items={[
        { term: 'Friendliness', value: starsOf(entry.friendlinessRank) },
        { term: 'Knowledge', value: starsOf(entry.knowledgeRank) },
        { term: 'Quickness', value: starsOf(entry.quicknessRank) },
        ...answersOf(entry),
      ]}
    />
    <Inline space={2}>
      {entry.clientId && <LinkButton to={links.client(String(entry.clientId))}>Open the client</LinkButton>}
      {entry.bookingId && (
        <LinkButton to={links.booking(String(entry.bookingId))}>Open the booking</LinkButton>
      )}
    </Inline>
  </Stack>
);
