export default {
  projects: [
    'shared-api',
    'provider-api',
    'remote',
    'tooling',
    'measurements',
    'shared-ui',
    'shell',
    '<rootDir>/mf-*',
  ],
};
