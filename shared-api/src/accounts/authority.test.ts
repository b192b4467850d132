import { updateAuthorityUser } from './contract.ts';

it("the path of the authority's own accounts carries its name in addresses (G05)", () => {
  expect(updateAuthorityUser.path).toBe('/users/:slug-user');
});
