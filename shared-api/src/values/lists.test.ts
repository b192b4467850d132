import {
  accountTypes,
  canMoveAccount,
  clientKinds,
  nextAccountStatuses,
  readAccountStatus,
} from '../accounts/rules.ts';
import { canMoveBooking, readBookingStatus } from '../bookings/rules.ts';
import { serviceDirections } from '../services/rules.ts';
import { airports } from './airports.ts';
import { airlines, businessNatures, registrationWizardSteps, states, transactionTypes } from './choices.ts';
import { fileTypeOf, isNamedAs, safeFileName } from './files.ts';
import { permissionsOf, roleCan } from './permissions.ts';
import { formatPhone, nationalPhone } from './phone.ts';
import { accountStatuses, bookingStatuses, bookingStatusText, bookingStatusWords } from './statuses.ts';

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

describe('booking statuses', () => {
  const allowed = new Set([
    'Processing>Service_Rendered',
    'Processing>No_Show',
    'Processing>Flight_Canceled',
    'Service_Rendered>Payment_Received',
  ]);

  it('allow staff four moves and refuse the other 32 [STATUS-07]', () => {
    for (const from of bookingStatuses)
      for (const to of bookingStatuses) expect(canMoveBooking(from, to)).toBe(allowed.has(`${from}>${to}`));
  });

  it('are respelled for display where the specification says so [BOOKDETAIL-14] [BOOKDETAIL-15]', () => {
    expect(bookingStatuses.map(bookingStatusText)).toEqual([
      'Processing',
      'Payment_Received',
      'Service_Rendered',
      'No_Show',
      'Flight_Cancelled',
      'Cancelled',
    ]);
  });

  it('are said in words where letters and papers name them [G63]', () => {
    expect(bookingStatuses.map(bookingStatusWords).join()).toBe(
      'Processing,Payment Received,Service Rendered,No Show,Flight Cancelled,Cancelled',
    );
  });

  it('are read by name or index [STATUS-01]', () => {
    expect(readBookingStatus('No_Show')).toBe('No_Show');
    expect(readBookingStatus(5)).toBe('Canceled');
    expect(readBookingStatus('Done')).toBeUndefined();
    expect(readBookingStatus(6)).toBeUndefined();
  });
});

describe('account statuses', () => {
  it('never go back to New', () => {
    expect(accountStatuses).toEqual(['Processing', 'Inactive', 'Active', 'New', 'Deactivated']);
    expect(Object.values(nextAccountStatuses).flat()).not.toContain('New');
  });

  it('take the same status again as no move', () => {
    for (const status of accountStatuses) expect(canMoveAccount(status, status)).toBe(true);
  });

  it('are read by name in any letter case or by index [API-53]', () => {
    expect(readAccountStatus('deactivated')).toBe('Deactivated');
    expect(readAccountStatus('2')).toBe('Active');
    expect(readAccountStatus('gone')).toBeUndefined();
  });
});

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

describe('telephone numbers', () => {
  it('normalises the spellings people use', () => {
    expect(nationalPhone('+234 803 123 4567')).toBe('08031234567');
    expect(nationalPhone('0803-123-4567')).toBe('08031234567');
    expect(formatPhone('+2348031234567')).toBe('0803 123 4567');
  });
});

describe('files', () => {
  it('are judged by their first bytes, not by their names [REG-39]', () => {
    expect(fileTypeOf(new TextEncoder().encode('%PDF-1.7'))).toBe('application/pdf');
    expect(fileTypeOf(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]))).toBe('image/jpeg');
    expect(fileTypeOf(new Uint8Array([0x89, 0x50, 0x4e, 0x47]))).toBeUndefined();
    expect(fileTypeOf(new Uint8Array())).toBeUndefined();
  });

  it.each([
    ['seal.jpg', 'image/jpeg', true],
    ['SEAL.JPEG', 'image/jpeg', true],
    ['certificate.v2.pdf', 'application/pdf', true],
    ['seal.pdf', 'image/jpeg', false],
    ['seal.jpg.html', 'image/jpeg', false],
    ['certificate.exe', 'application/pdf', false],
    ['seal.jfif', 'image/jpeg', true],
    ['seal.html ', 'image/jpeg', false],
    ['certificate', 'application/pdf', true],
    ['C.A.C. certificate', 'application/pdf', true],
    ['Certificate No. 12', 'application/pdf', true],
    ['certificate.pdf ', 'application/pdf', true],
  ] as const)('named %j of type %s: their name says nothing else, %s', (name, type, says) => {
    expect(isNamedAs(name, type)).toBe(says);
  });

  it('get names that every file system takes', () => {
    expect(safeFileName('A/B: "C"\n.pdf')).toBe('A-B- -C--.pdf');
  });
});
