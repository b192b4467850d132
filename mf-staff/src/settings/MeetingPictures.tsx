import { useMutation, useQuery } from '@tanstack/react-query';
import { airportCode } from 'shared-api/airports';
import { mutationOf, queryOf } from 'shared-api/http';
import {
  type AirportDesk,
  listMeetingPictures,
  removeMeetingPicture,
  saveMeetingPicture,
} from 'shared-api/settings';
import { Button, FileButton, Stack } from 'shared-ui';
import { drawnPhotograph } from 'shared-ui/form';
import styles from './Settings.module.css';

/** 1400 pixels are enough, because the portal displays the pictures at a small size. */
const longEdges = [1400];

interface PictureProps {
  desk: AirportDesk;
  picture: string | undefined;
}

function Picture({ desk: { airportId, meetingPoint }, picture }: PictureProps) {
  const save = useMutation(mutationOf(saveMeetingPicture));
  const remove = useMutation(mutationOf(removeMeetingPicture));
  const code = airportCode(airportId) ?? '';
  const upload = async (file: File) => {
    const files = [await drawnPhotograph(file, longEdges)];
    save.mutate({ params: { id: airportId }, body: {}, files });
  };
  return (
    <li className={styles.row}>
      <Stack space={1} className={styles.what}>
        <h3 className={styles.label}>{code}</h3>
        <small>{meetingPoint ?? 'No meeting point is named yet'}</small>
      </Stack>
      <div className={styles.holds}>
        {picture && <img src={picture} alt={`The meeting point at ${code}`} className={styles.picture} />}
      </div>
      <div className={styles.actions}>
        <FileButton
          size="small"
          loading={save.isPending}
          aria-label={`${picture ? 'Replace' : 'Upload'} the picture of ${code}`}
          fileLabel={`Picture of ${code}`}
          accept="image/jpeg"
          onFile={upload}
        >
          {picture ? 'Replace' : 'Upload'}
        </FileButton>
        {picture && (
          <Button
            size="small"
            variant="text"
            loading={remove.isPending}
            aria-label={`Remove the picture of ${code}`}
            onClick={() => remove.mutate({ params: { id: airportId } })}
          >
            Remove
          </Button>
        )}
      </div>
    </li>
  );
}

export function MeetingPictures({ desks }: { desks: readonly AirportDesk[] }) {
  const { data: pictures = [] } = useQuery(queryOf(listMeetingPictures, {}));
  if (desks.length === 0) return null;
  return (
    <section aria-label="Pictures of the meeting points" className={styles.pictures}>
      <h2 className={styles.label}>Pictures of the meeting points</h2>
      <small>
        One JPEG each. Whoever has a voucher sees it; where and with which device it was taken is removed.
      </small>
      <ul className={styles.rows}>
        {desks.map((desk) => (
          <Picture
            key={desk.airportId}
            desk={desk}
            picture={pictures.find(({ airportId }) => airportId === desk.airportId)?.picture}
          />
        ))}
      </ul>
    </section>
  );
}
