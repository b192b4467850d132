import { authority } from 'shared-api/authority';
import { builtInPublicSettings, type PublicSettings } from 'shared-api/settings';

interface Question {
  question: string;
  intro: string;
  fees?: readonly { kind: keyof PublicSettings['registrationFees']; label: string }[];
  steps?: readonly string[];
}

/**
 * SAMPLE CONTENT: the authority replaces these texts and partners before the portal opens. An Administrator
 * can change names, offices and fees in the settings.
 */
export const content = {
  name: authority.portal,
  authority: `${authority.name} (${authority.shortName})`,
  description:
    'Book arrival, departure, car and lounge protocol services at Nigerian airports and pay for them from one wallet.',
  headline: 'Someone waiting for you when you land',
  lead: 'Book in minutes and pay from one wallet. Our protocol officers meet you or your guests at Nigerian airports, take care of the formalities and see you to your car, your lounge or your flight.',
  services: [
    {
      icon: 'arrival',
      name: 'Arrival',
      text: 'A protocol officer meets you at the aircraft and takes you through immigration, baggage and customs.',
    },
    {
      icon: 'departure',
      name: 'Departure',
      text: 'From the kerb to the gate: check‑in, security and boarding with an officer at your side.',
    },
    {
      icon: 'car',
      name: 'Car',
      text: 'A car and driver wait for you at the terminal and take you to your door.',
    },
    {
      icon: 'lounge',
      name: 'Lounge',
      text: 'Wait for your flight in a quiet lounge with refreshments, away from the crowd.',
    },
  ],
  steps: [
    {
      name: 'Register',
      text: 'Open an account for your organisation, your office, yourself or your family. An officer reviews it and writes to you.',
    },
    {
      name: 'Fund your wallet',
      text: 'Pay an invoice at the government payment gateway, online or at a bank. The money waits in your wallet.',
    },
    {
      name: 'Be met',
      text: 'Book with the flight and the names. A protocol officer waits for your passengers at the airport.',
    },
  ],
  clients: [
    {
      kind: 'Corporate',
      name: 'Corporate organisations',
      needs:
        'Name, registration number, address, e-mail and telephone, and the documents of registration as PDF or JPEG.',
    },
    {
      kind: 'Government',
      name: 'Government officials',
      needs:
        'The name of the office, whether it is federal or of a state, its address, e-mail and telephone.',
    },
    {
      kind: 'Individual',
      name: 'Individuals',
      needs: 'Your name, address, e-mail, telephone and the number of an identification.',
    },
    {
      kind: 'Family',
      name: 'Families',
      needs: 'Name, address, e-mail, telephone and the number of an identification, all of the family head.',
    },
  ],
  partners: [
    { name: 'Partner airlines', image: '/partners/airlines.svg' },
    { name: 'Partner lounges', image: '/partners/lounges.svg' },
    { name: 'Partner car services', image: '/partners/cars.svg' },
    { name: 'Partner ground handlers', image: '/partners/handlers.svg' },
  ],
  questions: [
    {
      question: 'How do I register?',
      intro: 'Registering takes a few minutes. The registration fee is',
      fees: [
        { kind: 'Corporate', label: 'for a corporate organisation' },
        { kind: 'Government', label: 'for a government official' },
        { kind: 'Individual', label: 'for an individual' },
        { kind: 'Family', label: 'for a family' },
      ],
      steps: [
        'Choose Register and the kind of account: corporate organisation, government official, individual or family.',
        'Fill in your details; organisations also upload their documents as PDF or JPEG.',
        'Open the link in the e-mail that we send you, so that your e-mail address is verified.',
        'If there is a fee, pay it with the payment reference (RRR) of the invoice that we send you.',
        'We review your registration and write to you as soon as you can log in.',
      ],
    },
    {
      question: 'How do I fund my wallet?',
      intro: 'The wallet holds naira. To add, for example, ₦500,000:',
      steps: [
        'Log in, choose Fund and enter the amount. Its last two digits are kobo: 50,000,000 is typed for ₦500,000.00.',
        'An invoice with a payment reference (RRR) is sent to you by e-mail.',
        'Pay it at the government payment gateway, online or at a bank.',
        'Your wallet is funded as soon as the gateway has confirmed the payment.',
      ],
    },
    {
      question: 'How do I book a service?',
      intro: 'Choose a service under All Services, then:',
      steps: [
        'Enter the flight and add the passengers one at a time, or paste a list of them.',
        'Tick the box to accept the terms and conditions.',
        'Choose Continue, check the total and confirm. The price is taken from your wallet.',
      ],
    },
    {
      question: 'How do I pay?',
      intro:
        'Bookings are paid from your wallet, and the wallet is funded at the government payment gateway with a payment reference (RRR). Officers at the airport take no cash.',
    },
    {
      question: 'Can I cancel a booking?',
      intro:
        'Yes. Open the booking and choose Cancel: it says until when you may, and how much goes back to your wallet before you confirm. If your flight is cancelled, our officers record it and the refund follows by itself.',
    },
    {
      question: 'May I book for somebody else?',
      intro:
        'Yes. A booking names its passengers, who need no account; you add them one at a time or paste a list, each with what they need, such as a wheelchair.',
    },
    {
      question: 'How do I know where my registration stands?',
      intro:
        'The e-mail that confirms your registration has a link to its stages: e-mail verified, fee paid, in review, approved. If something is missing, you correct it there without starting again.',
    },
    {
      question: 'What if I forget my password?',
      intro: 'Choose Login and then Forgot password. We send you a link that works once and for one hour.',
    },
  ] as readonly Question[],
  manuals: [
    { label: 'Manual for new clients', href: '/manuals/new-client.pdf' },
    { label: 'Manual for existing clients', href: '/manuals/existing-client.pdf' },
  ],
  offices: authority.offices,
  registrationFees: builtInPublicSettings.registrationFees,
} as const;
