import { permissionsOf, roleCan } from './permissions.ts';

describe('permissions', () => {
  it('let only a Client book, fund and cancel [AUTH-29]', () => {
    for (const permission of ['bookings.create', 'wallet.own', 'bookings.cancel'] as const) {
      expect(roleCan('Client', permission)).toBe(true);
      expect(roleCan('Administrator', permission)).toBe(false);
    }
  });

  it('give an unknown role nothing', () => {
    expect(permissionsOf('Somebody')).toEqual([]);
  });
});
