import { roleCan, roles } from 'shared-api/rules';
import { navigation } from './navigation.ts';
import remote from './remote.tsx';

/** The permissions that a route asks for; the shell refuses everybody else (its guard's own tests). */
const accessOf = ({ handle }: (typeof remote.routes)[number]): readonly string[] => {
  const access = handle && 'access' in handle ? handle.access : undefined;
  return Array.isArray(access) ? access : [];
};

it.each(remote.routes.map((route) => [route.path, accessOf(route)] as const))(
  'the page %s is for staff: no Client holds a permission for it',
  (_path, access) => {
    expect(access).not.toHaveLength(0);
    expect(access.filter((permission) => roleCan('Client', permission as 'users.read'))).toEqual([]);
  },
);

const pathOf = (path: string | undefined) => `/${path}`;
const staffRoles = roles.filter((role) => role !== 'Client');

it.each(navigation.filter(({ to }) => remote.routes.some(({ path }) => pathOf(path) === to)))(
  'the menu shows $to to those alone who may open it',
  ({ to, permission }) => {
    const route = remote.routes.find(({ path }) => pathOf(path) === to);
    const opens = staffRoles.filter(
      (role) => route && accessOf(route).some((each) => roleCan(role, each as 'users.read')),
    );
    const shown = staffRoles.filter((role) => permission && roleCan(role, permission));
    expect(shown).toEqual(opens);
  },
);
