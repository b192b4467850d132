import { useQuery } from '@tanstack/react-query';
import { bookingQuery } from 'shared-api/bookings';
import { dialled } from 'shared-api/wording';
import { Icon, Inline, OutsideButton, Skeletons, Stack } from 'shared-ui';
import { inHalves } from '../shared/inHalves.ts';
import trip from '../shared/TripCard.module.css';
import styles from './OnTheDay.module.css';

export function OnTheDay({ id }: { id: number }) {
  const { data, isPending } = useQuery(bookingQuery(id));
  if (isPending) return <Skeletons count={2} />;
  if (!data?.airportDesk && !data?.shortCode) return null;
  const { airportDesk, shortCode } = data;
  return (
    <Stack space={2} className={styles.day}>
      {airportDesk?.meetingPoint && (
        <p>
          Meeting point: <strong>{airportDesk.meetingPoint}</strong>
        </p>
      )}
      <Inline space={3}>
        {airportDesk && (
          <OutsideButton href={`tel:${dialled(airportDesk.dutyPhone)}`} icon={<Icon name="phone" />}>
            Call {airportDesk.dutyPhone}
          </OutsideButton>
        )}
        {shortCode && (
          <p>
            Voucher <strong className={trip.code}>{inHalves(shortCode)}</strong>
          </p>
        )}
      </Inline>
    </Stack>
  );
}
