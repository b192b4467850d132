import type { OrganizationCategory, StaffRole } from 'shared-api/rules';

const at = (name: string) => `${name}@sample.example`;

export interface SampleClient {
  email: string;
  kind: OrganizationCategory | 'Family';
  name: string;
  columns: Record<string, string | number | boolean>;
  registrationFeeKobo: number;
}

const address = '1 Sample Street, Ikeja, Lagos';
const person = { means_of_id: 'National passport', identification: 'A01234567', gender: 'Female' };

export const sampleClients: readonly SampleClient[] = [
  {
    email: at('corporate'),
    kind: 'Corporate',
    name: 'Sample Corporation Ltd',
    columns: {
      category: 'Corporate',
      client_type_id: 2,
      business_name: 'Sample Corporation Ltd',
      business_nature: 'Oil and Gas',
      creation_year: '1998',
      registration_number: 'RC000000',
      registered_address: address,
      phone_number: '08000000001',
    },
    registrationFeeKobo: 50_000_00,
  },
  {
    email: at('government'),
    kind: 'Government',
    name: 'Sample Government Office',
    columns: {
      category: 'Government',
      client_type_id: 2,
      business_name: 'Sample Government Office',
      government_staff_type: 'State',
      state: 'Lagos',
      registered_address: address,
      phone_number: '08000000002',
    },
    registrationFeeKobo: 0,
  },
  {
    email: at('individual'),
    kind: 'Individual',
    name: 'Sample Individual',
    columns: {
      category: 'Individual',
      client_type_id: 1,
      first_name: 'Sample',
      last_name: 'Individual',
      registered_address: address,
      phone_number: '08000000003',
      is_student: false,
      ...person,
    },
    registrationFeeKobo: 10_000_00,
  },
  {
    email: at('family'),
    kind: 'Family',
    name: 'Sample Family',
    columns: {
      category: 'Individual',
      is_family: true,
      client_type_id: 1,
      first_name: 'Sample',
      last_name: 'Family',
      registered_address: address,
      phone_number: '08000000004',
      ...person,
    },
    registrationFeeKobo: 20_000_00,
  },
];

/** The applicant cannot sign in: staff must first approve the registration. */
export const sampleApplicant = {
  email: at('applicant'),
  category: 'Individual',
  client_type_id: 1,
  first_name: 'Sample',
  last_name: 'Applicant',
  registered_address: address,
  phone_number: '08000000005',
  is_student: false,
  ...person,
} as const;

export interface SampleStaff {
  email: string;
  role: StaffRole;
  lastName: string;
}

export const sampleStaff: readonly SampleStaff[] = [
  { email: at('administrator'), role: 'Administrator', lastName: 'Administrator' },
  { email: at('registration'), role: 'Registration Officer', lastName: 'Registration Officer' },
  { email: at('protocol'), role: 'Protocol Officer', lastName: 'Protocol Officer' },
  { email: at('finance'), role: 'Finance Officer', lastName: 'Finance Officer' },
];

export interface SampleSignIn {
  email: string;
  password: string;
  role: string;
  kind: string | null;
  name: string;
}
