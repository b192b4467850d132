import { memberCan, memberRoles, permissions, permissionsOf, roleCan } from './permissions.ts';

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

  it('give a member what the table says, and never more than a client has', () => {
    const granted = (role: (typeof memberRoles)[number]) =>
      permissions.filter((each) => memberCan(role, each));
    const [deputy, approver, booker, reader] = memberRoles.map(granted);
    const ofReader = [
      'services.read',
      'bookings.readOwn',
      'orders.readOwn',
      'wallet.own',
      'statements.own',
      'transactions.readOwn',
      'feedback.send',
      'remotes.preview',
    ];
    const makes = ['bookings.create', 'bookings.cancel', 'bookings.change', 'people.own', 'orders.make'];
    expect(reader?.toSorted()).toEqual(ofReader.toSorted());
    expect(booker?.toSorted()).toEqual(
      [...ofReader, ...makes].filter((each) => each !== 'statements.own' && each !== 'wallet.own').toSorted(),
    );
    expect(approver?.toSorted()).toEqual([...ofReader, ...makes, 'orders.approve'].toSorted());
    // Only the organisation itself may request a payout.
    expect([...(deputy ?? []), 'payouts.ask'].toSorted()).toEqual(permissionsOf('Client').toSorted());
  });
});
