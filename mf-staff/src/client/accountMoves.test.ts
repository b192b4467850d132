import { accountMoves } from './accountMoves.ts';

const labels = (...args: Parameters<typeof accountMoves>) => accountMoves(...args).map(({ label }) => label);

describe("an account's moves", () => {
  it('from New are approve first, then processing and reject [STAFF-13]', () => {
    expect(labels('New', false)).toEqual(['Approve', 'Set to processing', 'Reject']);
  });

  it('from Processing are approve and reject with a reason [STAFF-13]', () => {
    expect(accountMoves('Processing', false)).toEqual([
      { to: 'Active', label: 'Approve', needsReason: false },
      { to: 'Inactive', label: 'Reject', needsReason: true },
    ]);
  });

  it('from Deactivated are an Administrator’s alone [STAFF-13]', () => {
    expect(labels('Deactivated', false)).toEqual([]);
    expect(labels('Deactivated', true)).toEqual(['Activate', 'Back to processing']);
  });

  it('never lead back to New [STAFF-13]', () => {
    for (const from of ['New', 'Processing', 'Active', 'Inactive', 'Deactivated'] as const)
      expect(accountMoves(from, true).map(({ to }) => to)).not.toContain('New');
  });
});
