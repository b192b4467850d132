export { reportRemoteFailure } from './contract.ts';
export { type RemoteFault, remoteFaults } from './rules.ts';
