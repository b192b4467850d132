import { roleCan } from 'shared-api/rules';
import { pages } from './pages.ts';

it.each(pages.map(({ path, access }) => [path, access] as const))(
  'the page %s is for staff: no Client holds a permission for it',
  (path, access) => {
    if (access === 'staff' || path === 'desk/offline') return;
    if (!Array.isArray(access)) throw new Error(`It is for ${access}`);
    expect(access.filter((permission) => roleCan('Client', permission))).toEqual([]);
    expect(access).not.toHaveLength(0);
  },
);
