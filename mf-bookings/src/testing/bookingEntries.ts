/** These values are valid; a test overwrites only the values that matter to the test. */

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
