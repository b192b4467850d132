import { screen } from '@testing-library/react';
import { renderPortal } from '../testing/renderPortal.tsx';
import { QrCode } from './QrCode.tsx';

it('a QR code is a picture with a name, dark on light whatever the colours of the page', async () => {
  renderPortal(<QrCode text="otpauth://totp/Portal:kilo@example.com?secret=JBSWY3DPEHPK3PXP" label="Key" />);
  const picture = await screen.findByRole('img', { name: 'Key' });
  const fills = [...picture.querySelectorAll('path')].map((path) => path.getAttribute('fill'));
  expect(fills).toEqual(['#ffffff', '#000000']);
});
