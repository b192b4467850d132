export { ApiClient, type CallOptions, type Outcome } from './ApiClient.ts';
export { freePort } from './freePort.ts';
export { buildFrontEnd } from './start/buildFrontEnd.ts';
export { ServerProcess } from './start/ServerProcess.ts';
export { readSampleAccounts, type SampleAccount, sampleAccount } from './start/sampleAccounts.ts';
export { type Portal, startPortal } from './start/startPortal.ts';
export { waitFor } from './waitFor.ts';
export { siteFolder } from './webpack/siteFolder.ts';
