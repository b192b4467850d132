import { Banner, Button } from 'shared-ui';
import { type PersonValues, passengerName } from '../../shared/bookingValues.ts';

interface Props {
  people: readonly PersonValues[];
  onLeaveOut: () => void;
}

export const Companions = ({ people, onLeaveOut }: Props) => (
  <Banner tone="info" action={<Button onClick={onLeaveOut}>Leave them out</Button>}>
    Added with this passenger: {people.map(passengerName).join(', ')}
  </Banner>
);
