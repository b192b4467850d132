import type { User } from 'shared-api/contract';

export const makeUser = (differing: Partial<User> = {}): User => ({
  id: 7,
  role: 'Client',
  clientTypeId: 1,
  firstName: 'Alfa',
  lastName: 'Kilo',
  business_Name: null,
  email: 'alfa@example.org',
  phoneNumber: '08031234567',
  organization_CategoryId: 'Individual',
  business_Nature: null,
  registered_Address: null,
  governmentStaffType: null,
  state: null,
  dateCreated: '2025-01-02T03:04:05.000Z',
  ...differing,
});
