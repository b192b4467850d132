import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatAmountTyped } from 'shared-ui/form';
import { content } from './content.ts';
import { Landing } from './Landing.tsx';

const hrefs = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
const region = (name: string) => screen.getByRole('region', { name });
const items = (name: string) =>
  within(region(name))
    .getAllByRole('heading', { level: 3 })
    .map((one) => one.textContent);

describe('the landing page', () => {
  it('leads to its own sections, each of which exists [LAND-02]', () => {
    const { container } = render(<Landing />);
    const anchors = hrefs(screen.getByRole('navigation', { name: 'This page' }));
    expect(anchors).toEqual(['#services', '#FAQ', '#partners', '#contact']);
    for (const anchor of anchors) expect(container.querySelector(String(anchor))).toBeInTheDocument();
  });

  it('leads to registration, sign-in and the dashboard [LAND-03] [LAND-04] [LAND-05]', () => {
    render(<Landing />);
    expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
    expect(screen.getByRole('link', { name: 'Log into account' })).toHaveAttribute('href', '/login');
    expect(screen.getByRole('link', { name: 'Go to my dashboard' })).toHaveAttribute(
      'href',
      '/app/dashboard',
    );
  });

  it('offers Login and Sign Up in its header to a visitor [LAND-06]', () => {
    render(<Landing />);
    const account = screen.getByRole('navigation', { name: 'Account' });
    expect(hrefs(account)).toEqual(['/login', '/register']);
    expect(account).toHaveTextContent('LoginSign Up');
  });

  it('offers the Dashboard alone in its header to a user [LAND-07]', () => {
    render(<Landing signedIn />);
    const account = screen.getByRole('navigation', { name: 'Account' });
    expect(account).toHaveTextContent(/^Dashboard$/);
    expect(hrefs(account)).toEqual(['/app/dashboard']);
  });

  it('shows the mark of the portal', () => {
    render(<Landing />);
    const brand = screen.getByRole('link', { name: content.name });
    expect(brand.querySelector('img')).toHaveAttribute('src', '/favicon.svg');
  });

  it('advertises the four services [LAND-08]', () => {
    render(<Landing />);
    expect(items('Services')).toEqual(['Arrival', 'Departure', 'Car', 'Lounge']);
  });

  it("leads from a service to a visitor's registration, and to a user's services", () => {
    const { unmount } = render(<Landing />);
    expect(hrefs(region('Services'))).toEqual(Array.from({ length: 4 }, () => '/register'));
    unmount();
    render(<Landing signedIn />);
    expect(hrefs(region('Services'))).toEqual(Array.from({ length: 4 }, () => '/app/services'));
  });

  it('leads from each kind of client to registering as one, and at its foot to privacy and terms', () => {
    render(<Landing />);
    expect(hrefs(region('What you need to register'))).toEqual(
      ['corporate', 'government', 'individual', 'family'].map((type) => `/register?type=${type}`),
    );
    expect(hrefs(screen.getByRole('navigation', { name: 'Legal' }))).toEqual([
      '/privacy',
      '/terms',
      '/booking-terms',
    ]);
  });

  it('lists the four offices, each with address and e-mail [LAND-09] [LAND-10]', () => {
    render(<Landing />);
    expect(items('Contact')).toEqual(['Lagos', 'Port Harcourt', 'Abuja', 'Kano']);
    expect(hrefs(region('Contact'))).toEqual(content.offices.map(({ email }) => `mailto:${email}`));
    for (const { address } of content.offices) {
      expect(within(region('Contact')).getByText(address, { exact: false })).toBeInTheDocument();
    }
  });

  it('keeps each half of an e-mail address together', () => {
    render(<Landing />);
    const address = screen.getByRole('link', { name: /^port-harcourt/ });
    expect([...address.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual([
      'port-harcourt',
      '@protocol.example',
    ]);
  });

  it('shows the telephone number of an office that has one [LAND-10]', () => {
    const [first, second] = content.offices;
    render(
      <Landing settings={{ ...content, offices: [{ ...first, phone: '+234 (1) 234 5678' }, second] }} />,
    );
    const phones = within(region('Contact')).getAllByRole('link', { name: /^\+/ });
    expect(phones.map((link) => link.getAttribute('href'))).toEqual(['tel:+23412345678']);
  });

  it('names the registration fee of each kind of client in the answer on registering [S08]', () => {
    const registrationFees = { Corporate: 75_000, Government: 0, Individual: 12_500.5, Family: 20_000 };
    render(<Landing settings={{ ...content, registrationFees }} />);
    const answer = screen.getByText('How do I register?').closest('details') as HTMLElement;
    expect(
      within(within(answer).getAllByRole('list')[0] as HTMLElement)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'for a corporate organisation: ₦75,000.00',
      'for a government official: no fee',
      'for an individual: ₦12,500.50',
      'for a family: ₦20,000.00',
    ]);
    expect(answer).not.toHaveTextContent(/free/i);
  });

  it('shows partner images with alternative texts [LAND-11]', () => {
    render(<Landing />);
    const images = within(region('Partners')).getAllByRole('img');
    expect(images.map((image) => image.getAttribute('alt'))).toEqual(
      content.partners.map(({ name }) => name),
    );
    expect(images.map((image) => image.getAttribute('src'))).toEqual(
      content.partners.map(({ image }) => image),
    );
  });

  it('answers how to register, to fund the wallet and to book [LAND-12] [LAND-13] [LAND-14] [LAND-15]', async () => {
    render(<Landing />);
    const answer = async (question: string) => {
      const summary = screen.getByText(question);
      await userEvent.click(summary);
      return summary.closest('details');
    };
    expect(await answer('How do I register?')).toHaveTextContent(/individual or family/);
    const funding = await answer('How do I fund my wallet?');
    expect(funding).toHaveTextContent(
      /To add, for example, ₦500,000: ?Log in.*invoice with a payment reference \(RRR\).*e-mail.*gateway.*funded/,
    );
    const booking = await answer('How do I book a service?');
    expect(booking).toHaveTextContent(/passengers one at a time.*Tick the box.*Continue/);
  });

  it('says to type what the funding form reads as the promised amount [LAND-14] [WALLET-17]', () => {
    render(<Landing />);
    const steps = within(region('Frequently asked questions')).getByText(/enter the amount/);
    const [, typed, meant] = /([\d,]+) is typed for ₦([\d,.]+\d)/.exec(steps.textContent ?? '') ?? [];
    expect(meant).toBe('500,000.00');
    expect(formatAmountTyped(typed ?? '')).toBe(meant);
  });

  it.each([
    ['Manual for new clients', '/manuals/new-client.pdf'],
    ['Manual for existing clients', '/manuals/existing-client.pdf'],
  ])('links to the %s [LAND-16] [LAND-17]', (label, href) => {
    render(<Landing />);
    expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', href);
  });
});
