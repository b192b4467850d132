import { screen } from '@testing-library/react';
import { termsVersions } from 'shared-api/rules';
import { fingerprintOf } from 'shared-api/testing';
import { renderPortal } from 'shared-ui/testing';
import { TermsModal } from './TermsModal.tsx';

/** A stored acceptance names a version, so its wording with the usual settings never changes. */
const fingerprints: Record<string, string> = { '2026-11-27': 'bsmdlj0c', '2026-11-24': 'do8sa20i' };

test('a changed wording of the terms is a new version', async () => {
  renderPortal(<TermsModal open onClose={() => {}} />);
  const dialog = await screen.findByRole('dialog', { name: 'Booking Terms and Conditions' });
  const [version] = termsVersions.booking;
  expect(dialog).toHaveTextContent(`Version ${version}`);
  const fingerprint = fingerprintOf(dialog.textContent ?? '');
  expect({ [version]: fingerprint }).toEqual({ [version]: fingerprints[version] });
});
