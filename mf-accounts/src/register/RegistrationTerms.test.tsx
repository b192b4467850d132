import { termsVersions } from 'shared-api/rules';
import { fakeApi, fingerprintOf } from 'shared-api/testing';
import { renderPortal } from 'shared-ui/testing';
import { RegistrationTerms } from './RegistrationTerms.tsx';

/** A stored acceptance names a version, so the wording of a version never changes. */
const fingerprints: Record<string, string> = { '2026-11': '2johp838' };

test('a changed wording of the terms is a new version', () => {
  fakeApi([]);
  const { container } = renderPortal(<RegistrationTerms />);
  const [version] = termsVersions.registration;
  expect(container).toHaveTextContent(`Version ${version}`);
  const fingerprint = fingerprintOf(container.textContent ?? '');
  expect({ [version]: fingerprint }).toEqual({ [version]: fingerprints[version] });
});
