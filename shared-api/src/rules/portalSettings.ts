/** Built-in figures and names; those that an Administrator may change are the defaults of settings.ts beside this file. */
export const portalSettings = {
  /** Sample names, to be replaced by the operating authority's own: for pages, titles, e-mails and PDFs. */
  authority: {
    portal: 'Airport Protocol Services',
    name: 'National Airports Authority',
    shortName: 'NAA',
    unit: 'Protocol Services Unit',
    /** In the path of its own accounts' updates (G05). */
    slug: 'authority',
    offices: [
      {
        city: 'Lagos',
        airport: 'Murtala Muhammed International Airport',
        address: 'Protocol unit, international terminal, Ikeja, Lagos',
        email: 'lagos@protocol.example',
      },
      {
        city: 'Port Harcourt',
        airport: 'Port Harcourt International Airport',
        address: 'Protocol unit, main terminal, Omagwa, Rivers',
        email: 'port-harcourt@protocol.example',
      },
      {
        city: 'Abuja',
        airport: 'Nnamdi Azikiwe International Airport',
        address: 'Protocol unit, international terminal, Abuja',
        email: 'abuja@protocol.example',
      },
      {
        city: 'Kano',
        airport: 'Mallam Aminu Kano International Airport',
        address: 'Protocol unit, main terminal, Kano',
        email: 'kano@protocol.example',
      },
    ],
  },
  /** The funding modal does not send below this (G48). */
  minFundingModalKobo: 500_000_00,
  /** The server refuses below this (G48). */
  minFundingApiKobo: 50_000_00,
  maxFundingKobo: 100_000_000_00,
  /** The gateway's page, for a server that names none with its transactions (G75). */
  paymentsUrl: 'https://login.remita.net/remita/onepage/payment/init.reg?rrr={rrr}',
  cancellationCutOffHours: 6,
  idleLimitMs: 20 * 60 * 1000,
  idleWarningMs: 18 * 60 * 1000,
  pageSize: 10,
  activitiesPageSize: 7,
  /** Whether the booking form starts on the named defaults instead of its placeholders (G53). */
  prefillBookingDefaults: false,
} as const;
