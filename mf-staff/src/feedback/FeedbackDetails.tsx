import { airports } from 'shared-api/airports';
import { type FeedbackEntry, futureUse, qualityRatings } from 'shared-api/feedback';
import { DateTimeText, Inline, LinkButton, links, Stack } from 'shared-ui';
import { DescriptionList } from 'shared-ui/data';
import { Modal } from 'shared-ui/form';

const yesNo = (answer: boolean | null) => (answer ? 'Yes' : 'No');

/** What was asked of this kind alone. */
function answersOf(entry: FeedbackEntry) {
  if (entry.kind === 'survey')
    return [
      { term: 'Overall satisfaction', value: entry.overallSatisfaction ?? 'N/A' },
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

/** One answer whole. */
export function FeedbackDetails({ entry, onClose }: { entry: FeedbackEntry; onClose: () => void }) {
  const airport = airports.find(({ id }) => id === entry.airportId);
  return (
    <Modal title={entry.kind === 'survey' ? 'Survey' : 'Feedback'} open onClose={onClose} width={560}>
      <Stack space={4}>
        <p>{entry.text ?? 'Nothing was written'}</p>
        <DescriptionList
          items={[
            { term: 'Client', value: entry.client ?? 'N/A' },
            { term: 'Date', value: <DateTimeText at={entry.dateCreated} /> },
            { term: 'Airport', value: airport?.name ?? 'N/A' },
            { term: 'Friendliness', value: entry.friendlinessRank ?? 'N/A' },
            { term: 'Knowledge', value: entry.knowledgeRank ?? 'N/A' },
            { term: 'Quickness', value: entry.quicknessRank ?? 'N/A' },
            ...answersOf(entry),
          ]}
        />
        <Inline space={2}>
          {entry.clientId && (
            <LinkButton to={links.client(String(entry.clientId))}>Open the client</LinkButton>
          )}
          {entry.bookingId && (
            <LinkButton to={links.booking(String(entry.bookingId))}>Open the booking</LinkButton>
          )}
        </Inline>
      </Stack>
    </Modal>
  );
}
