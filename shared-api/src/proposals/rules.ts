export const proposalStatuses = ['Proposed', 'Approved', 'Rejected'] as const;
