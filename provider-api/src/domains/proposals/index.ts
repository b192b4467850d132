export { defineProposal } from './defineProposal.ts';
export { type ProposalRow, proposalColumns, proposalReply, proposalUsers } from './proposalRow.ts';
export { expectSecondPerson, isRaised } from './secondPerson.ts';
