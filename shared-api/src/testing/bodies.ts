import type {
  BodyOf,
  createBookings,
  registerCorporate,
  registerGovernment,
  registerIndividual,
} from '../contract/index.ts';
import { lagosDate } from '../dates/dates.ts';

const account = {
  Registered_Address: '12 Broad Street, Lagos',
  PhoneNumber: '08031234567',
  Password: 'Abc123!',
  Confirm_Password: 'Abc123!',
  ClientTypeId: 1,
  Accept: true as const,
};

export const anIndividual = (Email: string, own: Partial<BodyOf<typeof registerIndividual>> = {}) => ({
  ...account,
  Email,
  FirstName: 'Charlie',
  LastName: 'Lima',
  MeansOfId: 'Voter card' as const,
  Identification: 'VC12345678',
  Gender: 'Female' as const,
  ...own,
});

export const aCompany = (Email: string, own: Partial<BodyOf<typeof registerCorporate>> = {}) => ({
  ...account,
  Email,
  Business_Name: 'Delta Freight Ltd',
  Business_Nature: 'Aviation' as const,
  Creation_Year: '1998',
  Registration_Number: 'RC 12345',
  ...own,
});

export const anOffice = (Email: string, own: Partial<BodyOf<typeof registerGovernment>> = {}) => ({
  ...account,
  Email,
  Name_Of_Government_Officials_Office: 'Ministry of Works',
  State: 'Lagos' as const,
  ...own,
});

type BookingBody = BodyOf<typeof createBookings>[number];

export const aTraveller = (own: Partial<NonNullable<BookingBody['Passengers']>[number]> = {}) => ({
  FirstName: 'Charlie',
  LastName: 'Sierra',
  Designation: 'Mrs.' as const,
  Gender: 'Female' as const,
  mobileNumber: '08031234567',
  ...own,
});

export const aBooking = (ServiceId: number, flightAt: Date, own: Partial<BookingBody> = {}) => ({
  ServiceId,
  Flight_Number: 'P47121',
  airline: 'Air Peace' as const,
  Date_Of_Travel: lagosDate(flightAt),
  Date_Of_Arrival: flightAt.toISOString(),
  AirportId: 13,
  DestinationAirportId: 1,
  Accept: true as const,
  Passengers: [aTraveller()],
  ...own,
});
