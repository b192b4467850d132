import { pageImports, withCalls } from './pageFiles.ts';

describe('pageImports', () => {
  const source = `
    import { lazyPage } from 'shared-ui';
    const InvoicePage = lazyPage(() => import('./InvoicePage.tsx').then((m) => m.InvoicePage));
    const routes = [
      { path: 'app/lounge', Component: lazyPage(async () => (await import('./LoungePage.tsx')).LoungePage) },
      { path: 'invoice/:code', Component: InvoicePage, handle: { title: 'Invoice' } },
      { path: 'plain', element: <p>Plain</p> },
    ];
    export default { routes, slots: { 'wallet.panel': () => import('./Panel.tsx') } };
  `;

  it('finds what the page of each route is imported from, written in its place or beforehand', () => {
    expect(Object.fromEntries(pageImports(source))).toEqual({
      'app/lounge': './LoungePage.tsx',
      'invoice/:code': './InvoicePage.tsx',
    });
  });
});

describe('withCalls', () => {
  const pages = { 'app/lounge': { files: ['1.js'], lazyModules: [] } };

  it('adds to a page what it asks for first', () => {
    expect(withCalls(pages, { 'app/lounge': ['/services'] })).toEqual({
      'app/lounge': { files: ['1.js'], lazyModules: [], calls: ['/services'] },
    });
    expect(withCalls(pages, {})).toEqual(pages);
  });

  it('refuses calls of a route that is no page', () => {
    expect(() => withCalls(pages, { 'app/longue': ['/services'] })).toThrow('app/longue');
  });
});
