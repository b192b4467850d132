import { waitFor } from '@testing-library/react';

const header = () => document.querySelector('[data-account]')?.textContent;

const visitors = '<nav data-account><a href="/login">Login</a><a href="/register">Sign Up</a></nav>';

async function openPage(body = visitors) {
  jest.resetModules();
  document.body.innerHTML = body;
  await import('./landingPage.ts');
}

const answers = (replies: Record<string, unknown>) => {
  globalThis.fetch = async (path) => {
    const reply = replies[String(path)];
    return reply ? new Response(JSON.stringify(reply)) : new Response('', { status: 503 });
  };
};

beforeEach(() => {
  localStorage.clear();
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
});

describe("the landing page's script", () => {
  it('leaves the header of a visitor [LAND-06]', async () => {
    await openPage();
    expect(header()).toBe('LoginSign Up');
  });

  it('leads a signed-in user to the dashboard [LAND-07]', async () => {
    localStorage.setItem('token', 't');
    localStorage.setItem('user', '{}');
    await openPage();
    expect(header()).toBe('Dashboard');
    expect(document.querySelector('[data-account] a')).toHaveAttribute('href', '/app/dashboard');
  });

  it('draws the page in the colours that were chosen', async () => {
    localStorage.setItem('colorMode', 'dark');
    await openPage();
    expect(document.documentElement).toHaveAttribute('data-color-mode', 'dark');
    delete document.documentElement.dataset.colorMode;
  });

  const rendered =
    '<nav data-account></nav><a data-wordmark><strong>Built</strong> in</a><b data-portal>Built in</b><p data-authority>Built in (BI)</p>' +
    '<b data-fee="Corporate">₦50,000.00</b><b data-fee="Family">₦20,000.00</b>' +
    '<ul data-offices><li class="card"><h3>Lagos</h3><address>A<br>B<br><a href="mailto:a@b.example">a@b.example</a></address></li></ul>';

  it('puts what is set in the place of the built-in names, fees and offices, and never as markup', async () => {
    const office = (city: string) => ({
      city,
      airport: `${city} Airport`,
      address: '<i>1</i>',
      email: 'x@y.example',
      phone: '01 234 5678',
    });
    const authority = {
      portal: 'Guest Portal',
      name: 'Airports Board',
      shortName: 'AB',
      offices: ['Enugu', 'Jos'].map(office),
    };
    const registrationFees = { Corporate: 75_000, Family: 0 };
    answers({ '/api/settings/public': { data: { authority, registrationFees } } });
    await openPage(rendered);
    await waitFor(() => expect(document.querySelector('[data-portal]')).toHaveTextContent('Guest Portal'));
    expect(document.querySelector('[data-wordmark]')?.innerHTML).toBe('<strong>Guest</strong> Portal');
    expect(document.querySelector('[data-authority]')).toHaveTextContent('Airports Board (AB)');
    expect([...document.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual([
      'Enugu',
      'Jos',
    ]);
    expect(document.querySelector('li address')).toHaveTextContent(
      'Enugu Airport<i>1</i>01 234 5678x@y.example',
    );
    expect(
      [...document.querySelectorAll('li:first-child a')].map((link) => link.getAttribute('href')),
    ).toEqual(['tel:012345678', 'mailto:x@y.example']);
    expect([...document.querySelectorAll('[data-fee]')].map(({ textContent }) => textContent)).toEqual([
      '₦75,000.00',
      'no fee',
    ]);
    expect(document.querySelector('li')).toHaveClass('card');
  });

  it('says from what price each service is had, in any of its forms', async () => {
    answers({
      '/api/services/public': {
        data: [
          { name: 'Arrival', price: 30_000 },
          { name: 'International Arrival', price: 25_000.5 },
          { name: 'Car', price: 15_000 },
        ],
      },
    });
    await openPage('<p data-price-of="Arrival"></p><p data-price-of="Lounge"></p>');
    const [arrival, lounge] = document.querySelectorAll('p');
    await waitFor(() => expect(arrival).toHaveTextContent('from ₦25,000.50 per passenger'));
    expect(lounge).toBeEmptyDOMElement();
  });

  it('leaves the page as it was rendered when the server does not answer', async () => {
    await openPage(rendered);
    expect(document.querySelector('[data-portal]')).toHaveTextContent('Built in');
    expect(document.querySelectorAll('[data-offices] li')).toHaveLength(1);
  });
});
