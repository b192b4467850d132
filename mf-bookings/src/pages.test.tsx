import { waitFor } from '@testing-library/react';
import { bookingStats, listActivities, listAirports, listServices, serviceById } from 'shared-api/contract';
import { airports, lagosDate } from 'shared-api/rules';
import { anActivity, aService, fakeApi, replies } from 'shared-api/testing';
import { renderPortal } from 'shared-ui/testing';
import { pages } from './pages.ts';
import remote from './remote.tsx';
import { signedIn } from './testing/signedIn.ts';

const everything = [
  replies(bookingStats, { booking: 1, serviceBookings: 1, processing: 0, noShow: 0 }),
  replies(listServices, [aService()]),
  replies(listActivities, [anActivity()]),
  replies(listAirports, [...airports]),
  replies(serviceById, aService({ id: 8 })),
];

it.each(pages.flatMap(({ path, firstCalls }) => (firstCalls ? [[path, firstCalls] as const] : [])))(
  'a client who opens %s needs what is asked for ahead of its code',
  async (route, calls) => {
    signedIn();
    const Page = remote.routes.find(({ path }) => path === route)?.Component;
    if (!Page) throw new Error(`${route} has no page`);
    const api = fakeApi(everything);
    renderPortal(<Page />, { path: `/${route}`, route: `/${route.replace(/:\w+/, '8')}` });
    const asked = () => api.requests.map(({ url }) => url.pathname.replace('/api', '') + url.search);
    const expected = calls.map((call) => call.replace(':today', lagosDate(new Date())).replace(/:\w+/, '8'));
    await waitFor(() => expect(asked()).toEqual(expect.arrayContaining(expected)));
  },
);
