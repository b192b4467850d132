export default {
  projects: [
    'shared-api',
    'provider-api',
    'remote',
    'tooling',
    'measurements',
    'shared-ui',
    'shell',
    'mf-accounts',
    'mf-bookings',
    'mf-wallet',
    'mf-staff',
  ],
};
