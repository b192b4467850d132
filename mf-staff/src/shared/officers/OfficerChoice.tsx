import type { DeskBooking } from 'shared-api/bookings';
import { can, useSession } from 'shared-api/http';
import { SendButton, Stack } from 'shared-ui';
import { SelectInput } from 'shared-ui/fields';
import { isWaiting } from '../deskWords.ts';
import { Announcements } from './Announcements.tsx';
import { useAssign } from './useAssign.ts';
import { useRoster } from './useRoster.ts';

/** A select cannot have an empty value, so 0 means nobody. */
const nobody = 0;

export function OfficerChoice({ booking }: { booking: DeskBooking }) {
  const user = useSession((state) => state.user);
  const { data: roster } = useRoster(booking.airportId, booking.date_Of_Travel);
  const { assign, told } = useAssign();
  const { officer } = booking;
  const works = isWaiting(booking) && can(user, 'desk.checkIn');
  const chooses = works && roster && (roster.writes || officer?.id === user?.id);
  const known = [...(roster?.officers ?? []), ...(officer?.id ? [{ ...officer, id: officer.id }] : [])];
  const officers = new Map(known.map(({ id, name }) => [id, name]));
  const give = (id: number | null) => assign([booking], id).catch(() => undefined);
  return (
    <Stack space={2}>
      {chooses ? (
        <div>
          <SelectInput
            label="Officer"
            value={officer?.id ?? nobody}
            options={[
              { value: nobody, label: 'No officer' },
              ...[...officers].map(([value, label]) => ({ value, label })),
            ]}
            onChoose={(id) => void give(id === nobody ? null : id)}
          />
        </div>
      ) : (
        <p>Officer: {officer?.name ?? 'none'}</p>
      )}
      {works && !officer && user && <SendButton onSend={() => give(user.id)}>Take this booking</SendButton>}
      <Announcements told={told} />
    </Stack>
  );
}
