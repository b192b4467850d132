import {
  accountTypes,
  airlines,
  airports,
  businessNatures,
  clientKinds,
  registrationWizardSteps,
  serviceDirections,
  states,
  transactionTypes,
} from './rules.ts';

describe('the fixed lists', () => {
  it('number the account types as registration does [CONST-01]', () => {
    expect(accountTypes).toEqual({
      GovernmentOfficial: 0,
      CorporateOrganization: 1,
      Individual: 2,
      Family: 3,
    });
  });

  it('number the client kinds for staff routing [CONST-02]', () => {
    expect(clientKinds).toEqual({ Corporate: 1, Government: 2, Authority: 3, Individual: 4 });
  });

  it('name the registration wizard steps in the order of the transaction types [CONST-03]', () => {
    expect(registrationWizardSteps).toEqual(['Bookings', 'Registration', 'Fund']);
    expect(transactionTypes).toEqual({ booking: 0, registration: 1, fund: 2 });
  });

  it('hold the eighteen airports in the order of their ids [CONST-04]', () => {
    const codes = 'ABV YOL QUO QOW MIU IBA CBQ BNI BCU JOS SKO PHC LOS KAN KAD ILR ENU ABB';
    expect(airports.map(({ code }) => code).join(' ')).toBe(codes);
    expect(airports.map(({ id }) => id)).toEqual(airports.map((_, index) => index + 1));
  });

  it('number the directions of a service [CONST-05]', () => {
    expect(serviceDirections).toEqual({ Arrival: 1, Departure: 2 });
  });

  it('hold 37 states with FCT - Abuja sorted at F', () => {
    expect(states).toHaveLength(37);
    expect([...states].sort()).toEqual([...states]);
  });

  it('hold 21 business natures from Agriculture through Waste Management to Others [REG-32]', () => {
    expect(businessNatures).toHaveLength(21);
    expect([businessNatures[0], ...businessNatures.slice(-2)]).toEqual([
      'Agriculture',
      'Waste Management',
      'Others',
    ]);
  });

  it('hold the 48 airlines as listed [BOOK-10]', () => {
    const listed =
      "A. A Rano, Aero Contractors, Afriqiyah, Africa World Airlines, Air Cote d'Ivoire, Air France, " +
      'Air Peace, Arik Air, Asky, Azman, British Airways, Caboverde, Camair Co, Cronos, Dana, Delta, ' +
      'Dornier, EAS, Egypt Air, Emirates, Ethiopian, First Nation, Green Africa, Iberia, Ibom Air, Kabo, ' +
      'Kanem, Kenya Airways, KLM, K-Impex, Lufthansa, Max Air, Middle East Airline, Overland, Qatar, ' +
      'Royal Air Maroc, Rwandair, South African, Swiss, TAT Nigeria, TAAG Angola, Turkish, ' +
      'United Airlines, United Nigeria, Value Jet, Virgin Atlantic, West Link, XeJet';
    expect(airlines.join(', ')).toBe(listed);
    expect(airlines).toHaveLength(48);
  });
});
