import { deskAt, type SettingValues } from 'shared-api/rules';
import type { Queryable } from '../db/index.ts';

/** Each version of a picture has its own address, so that no browser shows an old picture from its cache. */
export const pictureAddress = (airportId: number, version: number): string =>
  `/api/meeting-pictures/${airportId}?v=${version}`;

export async function airportDesk(on: Queryable, settings: SettingValues, airportId: number) {
  const named = deskAt(settings, airportId);
  if (!named) return undefined;
  const picture = await on.first<{ version: number }>(
    'select version from meeting_pictures where airport_id = $1',
    [airportId],
  );
  return {
    dutyPhone: named.dutyPhone,
    meetingPoint: named.meetingPoint,
    picture: picture && pictureAddress(airportId, picture.version),
  };
}
