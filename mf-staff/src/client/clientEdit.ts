import {
  corporateUpdate,
  governmentUpdate,
  individualUpdate,
  type ProfileUpdate,
  type UserDetails,
} from 'shared-api/accounts';

export function clientEdit(client: UserDetails) {
  const { id, clientTypeId, version } = client;
  switch (client.organization_CategoryId) {
    case 'Corporate':
      return {
        schema: corporateUpdate.omit(['id']),
        initialValues: {
          Business_Nature: client.business_Nature,
          Registration_Number: client.registration_Number,
          Creation_Year: client.creation_Year,
          PhoneNumber: client.phoneNumber ?? '',
          Registered_Address: client.registered_Address,
          clientTypeId,
          version,
        },
        toUpdate: (values: object): ProfileUpdate => ({
          category: 'Corporate',
          body: corporateUpdate.cast({ ...values, id }),
        }),
      };
    case 'Government':
      return {
        schema: governmentUpdate.omit(['id']),
        initialValues: {
          registered_Address: client.registered_Address,
          phoneNumber: client.phoneNumber ?? '',
          governmentStaffType: client.governmentStaffType,
          state: client.state,
          clientTypeId,
          version,
        },
        toUpdate: (values: object): ProfileUpdate => ({
          category: 'Government',
          body: governmentUpdate.cast({ ...values, id }),
        }),
      };
    default:
      return {
        schema: individualUpdate.omit(['id']),
        initialValues: {
          phoneNumber: client.phoneNumber ?? '',
          meansOfId: client.meansOfId,
          identification: client.identification,
          clientTypeId,
          version,
        },
        toUpdate: (values: object): ProfileUpdate => ({
          category: 'Individual',
          body: individualUpdate.cast({ ...values, id }),
        }),
      };
  }
}
