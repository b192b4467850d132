import remote from './remote.tsx';

const routeOf = (path: string) => remote.routes.find((route) => route.path === path);

it('owns the pages of bookings, all of them behind sign-in but that of a voucher and the terms [SHELL-12]', () => {
  expect(remote.routes.map(({ path, handle }) => [path, handle?.access])).toEqual([
    ['app/dashboard', 'client'],
    ['app/services', 'client'],
    ['app/activities', 'signed-in'],
    ['app/client-services', 'client'],
    ['app/people', ['people.own']],
    ['app/service/:service_id/create-booking', ['bookings.create']],
    ['app/booking/:booking_id', 'signed-in'],
    ['app/orders', 'client'],
    ['app/order/:order_id', 'signed-in'],
    ['v/:code', 'public'],
    ['booking-terms', 'public'],
    ['app/booking/:booking_id/change', ['bookings.change', 'bookings.changeAny']],
  ]);
});

it('the activities stand beneath the dashboard [ACTIVITY-05]', () => {
  const crumbs = routeOf('app/activities')?.handle?.breadcrumbs;
  expect(crumbs?.map(({ label }) => label)).toEqual(['Dashboard', 'All Activities']);
});
