import type { BookingStatus } from 'shared-api/rules';

/** A booking with the names that its reply carries. */
export interface BookingRow {
  id: number;
  batchCode: string;
  applicationUserId: number;
  firstName: string | null;
  lastName: string | null;
  businessName: string | null;
  modifiedByFirstName: string | null;
  serviceId: number;
  serviceName: string;
  airportId: number;
  destinationAirportId: number;
  flightNumber: string;
  airline: string | null;
  /** YYYY-MM-DD, at the airport. */
  dateOfTravel: string;
  flightAt: Date;
  unitPriceKobo: number;
  additionalServiceId: number | null;
  additionalServiceName: string | null;
  additionalPriceKobo: number;
  priceKobo: number;
  status: BookingStatus;
  paymentStatus: string;
  /** Null where the booking was not made by a form. */
  termsVersion: string | null;
  invoiceId: string | null;
  createdAt: Date;
  /** Counts its changes, from 1. */
  version: number;
}

export const bookingColumns = `
  b.id, b.batch_code as "batchCode", b.application_user_id as "applicationUserId",
  owner.first_name as "firstName", owner.last_name as "lastName", owner.business_name as "businessName",
  coalesce(modifier.first_name, modifier.business_name) as "modifiedByFirstName",
  b.service_id as "serviceId", service.name as "serviceName",
  b.airport_id as "airportId", b.destination_airport_id as "destinationAirportId",
  b.flight_number as "flightNumber", b.airline, b.date_of_travel as "dateOfTravel", b.flight_at as "flightAt",
  b.unit_price_kobo as "unitPriceKobo", b.additional_service_id as "additionalServiceId",
  additional.name as "additionalServiceName", b.additional_price_kobo as "additionalPriceKobo",
  b.price_kobo as "priceKobo", b.status, b.payment_status as "paymentStatus", b.terms_version as "termsVersion",
  b.invoice_id as "invoiceId",
  b.created_at as "createdAt", b.version`;

export const bookingTables = `
  bookings b
  join users owner on owner.id = b.application_user_id
  join services service on service.id = b.service_id
  left join services additional on additional.id = b.additional_service_id
  left join users modifier on modifier.id = b.modified_by`;
