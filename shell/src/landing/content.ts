import { builtInPublicSettings } from 'shared-api/settings';
import { portalSettings } from 'shared-api/values';

const { authority } = portalSettings;

export interface Manual {
  label: string;
  href: string;
  /** Whether the document lies in shell/public: the link is shown only then. */
  published: boolean;
}

/**
 * SAMPLE CONTENT, to be replaced by the authority's own words and partners before the portal opens (G41). Its names,
 * offices and fees are settings: what stands here is what they are before an Administrator changes them.
 */
export const content = {
  name: authority.portal,
  authority: `${authority.name} (${authority.shortName})`,
  description:
    'Book arrival, departure, car and lounge protocol services at Nigerian airports and pay for them from one wallet.',
  headline: 'Airport protocol services, booked online',
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
      text: 'From the kerb to the gate: check-in, security and boarding with an officer at your side.',
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
        { kind: 'Corporate', label: 'for a corporate organization' },
        { kind: 'Government', label: 'for a government official' },
        { kind: 'Individual', label: 'for an individual' },
        { kind: 'Family', label: 'for a family' },
      ],
      steps: [
        'Choose Register and the kind of account: corporate organization, government official, individual or family.',
        'Fill in your details; organizations also upload their documents as PDF or JPEG.',
        'Open the link in the e-mail that we send you, so that your e-mail address is verified.',
        'If there is a fee, pay it with the payment reference (RRR) of the invoice that we send you.',
        'We review your registration and write to you as soon as you can sign in.',
      ],
    },
    {
      question: 'How do I fund my wallet?',
      fees: [],
      intro: 'The wallet holds naira. To add, for example, ₦500,000:',
      steps: [
        'Sign in, choose Fund and enter the amount. Its last two digits are kobo: 50,000,000 is typed for ₦500,000.00.',
        'An invoice with a payment reference (RRR) is sent to you by e-mail.',
        'Pay it at the government payment gateway, online or at a bank.',
        'Your wallet is funded as soon as the gateway has confirmed the payment.',
      ],
    },
    {
      question: 'How do I book a service?',
      fees: [],
      intro: 'Choose a service under All Services, then:',
      steps: [
        'Enter the flight and add the passengers one at a time.',
        'Tick the box to accept the terms and conditions.',
        'Choose Continue, check the total and confirm. The price is taken from your wallet.',
      ],
    },
  ],
  manuals: [
    { label: 'Manual for new clients', href: '/manuals/new-client.pdf', published: true },
    { label: 'Manual for existing clients', href: '/manuals/existing-client.pdf', published: true },
  ] as Manual[],
  offices: authority.offices,
  registrationFees: builtInPublicSettings.registrationFees,
} as const;
