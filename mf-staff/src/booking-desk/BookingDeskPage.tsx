import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Airport } from 'shared-api/airports';
import { deskDay } from 'shared-api/bookings';
import { can, queryOf, useSession } from 'shared-api/http';
import { Button, formatDate, lazyPart, PageHeader, Skeletons, Stack, withParams } from 'shared-ui';
import { FilterChoice, SearchField, StillWhilePressed } from 'shared-ui/data';
import { type DeskParams, useDayKeys, useDeskParams } from '../shared/deskParams.ts';
import { unassignedOf } from '../shared/deskWords.ts';
import { QueryState } from '../shared/QueryState.tsx';
import { useMarksRead } from './attendance/useAttendance.ts';
import styles from './BookingDeskPage.module.css';
import { DeskBar } from './day/DeskBar.tsx';
import { DeskDay } from './day/DeskDay.tsx';
import { countsOf } from './day/deskView.ts';
import { KeepDay } from './offline-desk/KeepDay.tsx';
import { KeptDayLink } from './offline-desk/KeptDayLink.tsx';
import { useUnsentOutcomes } from './outcomes/useUnsentOutcomes.ts';

const ScanDialog = lazyPart(async () => (await import('./scan/ScanDialog.tsx')).ScanDialog);

function useScan() {
  const [search, setSearch] = useSearchParams();
  const code = search.get('code') ?? undefined;
  const [isAsked, setAsked] = useState(false);
  const close = () => {
    setAsked(false);
    if (code) setSearch(withParams(search, { code: undefined }), { replace: true });
  };
  return { code, isOpen: isAsked || code !== undefined, open: () => setAsked(true), close };
}

const Narrowing = ({ unassigned }: { unassigned: number | undefined }) => (
  <div className={`${styles.narrowing} screenOnly`}>
    <FilterChoice
      label="Officer"
      param="officer"
      options={[
        { value: 'any', label: 'All officers' },
        { value: 'mine', label: 'Mine' },
        { value: 'none', label: `No officer${unassigned ? ` ${unassigned}` : ''}` },
      ]}
    />
    <div className={`${styles.search} unseenLabels`}>
      <SearchField label="Search the day" placeholder="Flight, name or phone" />
    </div>
  </div>
);

function OpenDesk({ address, airport }: { address: DeskParams; airport: Airport }) {
  const { date, today } = address;
  const day = useQuery(queryOf(deskDay, { query: { airportId: airport.id, date } }));
  const marksRead = useMarksRead();
  return (
    <div className={styles.desk}>
      <DeskBar {...address} counts={day.data && countsOf(day.data)} />
      <Narrowing unassigned={day.data && unassignedOf(day.data).length} />
      <StillWhilePressed>
        {!day.data && <KeptDayLink />}
        {!marksRead ? (
          <Skeletons count={4} />
        ) : (
          <QueryState query={day} subject="The bookings">
            {(bookings) => (
              <DeskDay
                key={`${airport.id} ${date}`}
                airport={airport}
                date={date}
                isToday={date === today}
                bookings={bookings}
                fetchedAt={day.dataUpdatedAt}
              />
            )}
          </QueryState>
        )}
      </StillWhilePressed>
    </div>
  );
}

export function BookingDeskPage() {
  const address = useDeskParams();
  useDayKeys(address);
  useUnsentOutcomes();
  const user = useSession((state) => state.user);
  const scan = useScan();
  const { airport, date } = address;
  return (
    <Stack space={3}>
      <div className={`${styles.screen} screenOnly`}>
        <PageHeader
          title="Booking desk"
          lead={`${formatDate(date)}, times in WAT`}
          actions={
            <>
              {can(user, 'desk.checkIn') && <Button onClick={scan.open}>Scan</Button>}
              {airport && can(user, 'desk.checkIn') && <KeepDay airport={airport} date={date} />}
              <Button aria-label="Print the list" className={styles.print} onClick={() => print()}>
                Print
              </Button>
            </>
          }
        />
      </div>
      {airport && scan.isOpen && can(user, 'desk.checkIn') && (
        <ScanDialog
          key={`${airport.id} ${scan.code}`}
          airport={airport}
          code={scan.code}
          onClose={scan.close}
        />
      )}
      {airport && <OpenDesk address={address} airport={airport} />}
    </Stack>
  );
}
