import { authority } from 'shared-api/rules';
import type { PassengerLine } from '../passengerTable.ts';
import type { SignedInvoice } from '../renderInvoice.ts';

export const sampleAuthority = authority;

export const somePassengers = (count: number): PassengerLine[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `Álfà Ọ̀scár ${index + 1}`,
    designation: 'Mr.',
    gender: 'Male',
    wheelChair: index % 7 === 0,
    specialRequirement: index % 5 === 0 ? 'Diabetic meal' : null,
  }));

export const anInvoice = (changes: Partial<SignedInvoice> = {}): SignedInvoice => ({
  authority: sampleAuthority,
  paymentStatus: 'Unpaid',
  invoiceId: '2026-000123',
  invoiceNo: 'PSF-2026-000123',
  transactType: 'Funding',
  airportName: null,
  name: 'Sokoto Trading Company Limited',
  address: '14 Marina Road, Lagos Island, Lagos',
  phoneNumber: '+2348031234567',
  invoiceDate: new Date('2026-03-03T10:00:00Z'),
  rrr: '260123456789',
  paidAt: null,
  method: null,
  paymentUrl: 'http://localhost:3010/pay/260123456789',
  items: [{ description: 'Funding', quantity: 1, rateKobo: 50_000_000, amountKobo: 50_000_000 }],
  printedAt: new Date('2026-03-03T10:00:01Z'),
  ...changes,
});
