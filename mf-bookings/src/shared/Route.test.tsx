import { aBooking } from 'shared-api/testing';
import { renderPortal } from 'shared-ui/testing';
import { flightRoute } from './flightRoute.ts';
import { Route } from './Route.tsx';

const shown = (own: Parameters<typeof aBooking>[0]) =>
  renderPortal(<Route booking={aBooking(own)} />).container.querySelector('[aria-hidden]')?.textContent;

it.each([
  ['International Arrival', 'LOS → ABV', 'LOS to ABV'],
  ['Departure', 'ABV → LOS', 'ABV to LOS'],
  ['Car', 'ABV – LOS', 'ABV – LOS'],
])('the route of %s is drawn from the airport of the service: %s, %s [G55]', (name, drawn, words) => {
  expect(shown({ service: { id: 11, name } })).toBe(drawn);
  expect(flightRoute({ name }, { AirportId: 1, DestinationAirportId: 13 })).toBe(words);
});

it('the direction of a service says more than its name', () => {
  expect(flightRoute({ name: 'Escort', direction: 1 }, { AirportId: 1, DestinationAirportId: 13 })).toBe(
    'LOS to ABV',
  );
});

it('without another end a booking is told by its one airport', () => {
  const { destinationAirportId: _, ...car } = aBooking();
  const { container } = renderPortal(<Route booking={car} />);
  expect(container).toHaveTextContent(/^ABV/);
  expect(container).not.toHaveTextContent('LOS');
});
