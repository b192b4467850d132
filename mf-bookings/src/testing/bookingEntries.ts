/** A test names only the values that it is about; the others are valid. */

export const aFlight = {
  AirportId: 1,
  DestinationAirportId: 13,
  Date_Of_Travel: '2099-12-01',
  airportTime: '14:00',
  airline: 'Air Peace',
  Flight_Number: 'P47121',
  additionalServiceId: 0,
} as const;

export const aPerson = {
  Designation: 'Ms.',
  Gender: 'Female',
  FirstName: 'First',
  LastName: 'Passenger',
  mobileNumber: '08031234567',
} as const;
