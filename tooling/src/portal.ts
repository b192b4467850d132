export { ApiClient, type CallOptions, type Outcome } from './ApiClient.ts';
export { payAtGateway } from './payAtGateway.ts';
export { freePort } from './processes/freePort.ts';
export { waitFor } from './processes/waitFor.ts';
export { buildFrontEnd } from './start/buildFrontEnd.ts';
export { readSampleAccounts, type SampleAccount, sampleAccount } from './start/sampleAccounts.ts';
export { type Portal, startPortal } from './start/startPortal.ts';
export { throwAwaySettings } from './start/throwAwaySettings.ts';
export { siteFolder } from './webpack/site/siteFolder.ts';
