import { expect, test } from '../support/test.ts';

for (const [label, pictures] of [
  ['Manual for new clients', 5],
  ['Manual for existing clients', 9],
] as const) {
  test(`the landing page's ${label} is a PDF with pictures of this portal [LAND-16, LAND-17]`, async ({
    page,
  }) => {
    await page.goto('/');
    const href = await page.getByRole('link', { name: label }).first().getAttribute('href');
    const reply = await page.request.get(href ?? 'no link');
    expect([reply.status(), reply.headers()['content-type']]).toEqual([200, 'application/pdf']);
    const pdf = (await reply.body()).toString('latin1');
    expect(pdf).toMatch(/^%PDF-1/);
    expect(pdf).toContain(`/Title (${label})`);
    expect(pdf.match(/\/DCTDecode/g)).toHaveLength(pictures);
    expect(pdf.length).toBeLessThan(1.5 * 1024 * 1024);
  });
}
