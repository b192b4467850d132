import type { UserDetails } from 'shared-api/accounts';
import { Banner } from 'shared-ui';
import { missingForApproval } from './review.ts';

export function WhatIsMissing({ client }: { client: UserDetails }) {
  const missing = missingForApproval(client);
  if (missing.length === 0) return null;
  return (
    <Banner tone="warning">
      {missing.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Banner>
  );
}
