export {};

const header = () => document.querySelector('[data-account]')?.textContent;

async function openPage() {
  jest.resetModules();
  document.body.innerHTML =
    '<nav data-account><a href="/login">Login</a><a href="/register">Sign Up</a></nav>';
  await import('./landingPage.ts');
}

beforeEach(() => localStorage.clear());

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
});
