import { asTeamServices } from './teamServices.ts';

it('a service has a name, an address, and the permissions that it learns', () => {
  const lounge = { url: 'http://10.0.0.5:8080/base', permissions: ['bookings.readAll'] };
  expect(asTeamServices(JSON.stringify({ lounge, parking: { url: 'https://parking.example' } }))).toEqual([
    { name: 'lounge', ...lounge },
    { name: 'parking', url: 'https://parking.example', permissions: [] },
  ]);
  expect(asTeamServices('{}')).toEqual([]);
});

it.each([
  'lounge=http://10.0.0.5',
  '[]',
  '{"Lounge":{"url":"http://10.0.0.5"}}',
  '{"lounge":{}}',
  '{"lounge":{"url":"ftp://10.0.0.5"}}',
  '{"lounge":{"url":"http://user:word@10.0.0.5"}}',
  '{"lounge":{"url":"http://10.0.0.5?a=1"}}',
  '{"lounge":{"url":"http://10.0.0.5","permissions":"all"}}',
])('%s is refused with an example', (text) => {
  expect(() => asTeamServices(text)).toThrow('be JSON such as {"lounge"');
});

it('a permission that there is not is named', () => {
  expect(() => asTeamServices('{"lounge":{"url":"http://10.0.0.5","permissions":["fly"]}}')).toThrow(
    'name permissions that there are, not fly',
  );
});
