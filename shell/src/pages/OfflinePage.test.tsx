import { render, screen } from '@testing-library/react';
import { emblem } from 'shared-api/rules';
import { content } from '../landing/content.ts';
import { OfflinePage } from './OfflinePage.tsx';

it('the page without a connection carries the mark and the name in itself, and leads to the portal', () => {
  render(<OfflinePage />);
  const brand = screen.getByRole('link', { name: content.name });
  expect(brand).toHaveAttribute('href', '/');
  expect(brand.querySelector('path')).toHaveAttribute('d', emblem.path);
  expect(brand.querySelector('img')).toBeNull();
});
