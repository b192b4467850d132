import { portalSettings } from '../rules/portalSettings.ts';
import { updateAuthorityUser } from './accounts.ts';

it("the authority's slug names the path of its own accounts [API-16]", () => {
  expect(updateAuthorityUser.path).toBe(`/users/${portalSettings.authority.slug}-user`);
});
