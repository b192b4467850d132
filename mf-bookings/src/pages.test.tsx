import { bookingStats, listActivities, listAirports, listServices, serviceById } from 'shared-api/contract';
import { airports, lagosDate } from 'shared-api/rules';
import { anActivity, aService, fakeApi, replies } from 'shared-api/testing';
import { expectFirstCallsRead, routesWithFirstCalls } from 'shared-ui/testing';
import remote from './remote.tsx';
import { signedIn } from './testing/signedIn.ts';

const everything = [
  replies(bookingStats, { booking: 1, serviceBookings: 1, processing: 0, noShow: 0 }),
  replies(listServices, [aService()]),
  replies(listActivities, [anActivity()]),
  replies(listAirports, [...airports]),
  replies(serviceById, aService({ id: 8 })),
];

it.each(routesWithFirstCalls(remote))(
  'a client who opens %s reads what is asked for ahead of its code',
  async (_, route) => {
    signedIn();
    fakeApi(everything);
    await expectFirstCallsRead(route, lagosDate(new Date()));
  },
);
