import { missingPackages, orderedPackages } from './orderedPackages.ts';

beforeEach(() => jest.spyOn(console, 'log').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

it('the portal is built with every package that it was ordered with', async () => {
  expect(await orderedPackages()).toEqual({ passed: 1, failed: 0 });
});

it('a package that is no dependency is named', () => {
  const problems = missingPackages(new Set(['antd']));
  expect(problems).toContain('react is no dependency');
  expect(problems).not.toContain('antd is no dependency');
});
