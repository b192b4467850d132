import { session } from 'shared-api/http';
import { roleCan } from 'shared-api/rules';
import { aStaffMember, fakeApi } from 'shared-api/testing';
import { expectFirstCallsRead, routesWithFirstCalls } from 'shared-ui/testing';
import { pages } from './pages.ts';
import remote from './remote.tsx';

it.each(pages.map(({ path, access }) => [path, access] as const))(
  'the page %s is for staff: no Client holds a permission for it',
  (path, access) => {
    if (access === 'staff' || path === 'desk/offline') return;
    if (!Array.isArray(access)) throw new Error(`It is for ${access}`);
    expect(access.filter((permission) => roleCan('Client', permission))).toEqual([]);
    expect(access).not.toHaveLength(0);
  },
);

it.each(routesWithFirstCalls(remote))(
  'whoever opens %s reads what is asked for ahead of its code',
  async (_, route) => {
    session.signIn('token', aStaffMember('Administrator'));
    fakeApi([]);
    await expectFirstCallsRead(route, '2026-12-01');
  },
);
