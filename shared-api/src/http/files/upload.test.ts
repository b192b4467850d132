import fc from 'fast-check';
import { registerCorporate } from '../../registration/contract.ts';
import { fails, fakeApi, refuses, replies } from '../../testing/fakeApi.ts';
import { ApiProblem } from '../calls/apiProblem.ts';
import { call } from '../calls/request.ts';
import { sharesSent, type UploadProgress } from './upload.ts';

const file = new File(['%PDF-1.4'], 'one.pdf', { type: 'application/pdf' });
async function uploading() {
  const told: UploadProgress[] = [];
  const reply = call(
    registerCorporate,
    { body: { Business_Name: 'Sample' } as never },
    { files: [file], onProgress: (progress) => told.push(progress) },
  );
  return { told, outcome: await reply.catch((failure: unknown) => failure) };
}

describe('a call that tells its progress', () => {
  it('sends and hears the same as any other call', async () => {
    const api = fakeApi([replies(registerCorporate, { id: 7, status: 'New' })]);
    const { told, outcome } = await uploading();
    expect(outcome).toMatchObject({ data: { id: 7 } });
    expect(told).toEqual([{ sentBytes: 100, totalBytes: 100 }]);
    const [request] = api.of(registerCorporate);
    const form = request?.body as FormData;
    expect(request?.headers.get('Accept')).toBe('application/json');
    expect(form.get('Files')).toBeInstanceOf(File);
  });

  it('fails as any other call', async () => {
    fakeApi([refuses(registerCorporate, 400, { errors: { Email: ['Taken'] } })]);
    expect((await uploading()).outcome).toMatchObject({ status: 400, fieldErrors: { Email: 'Taken' } });
    fakeApi([fails(registerCorporate)]);
    const { outcome } = await uploading();
    expect(outcome).toBeInstanceOf(ApiProblem);
    expect(outcome).toMatchObject({ status: 500, code: 'network' });
  });
});

describe('the share of each file that has left', () => {
  const files = [{ size: 100 }, { size: 300 }];
  it.each([
    [0, [0, 0]],
    [50, [0, 0]],
    [100, [0.5, 0]],
    [150, [1, 0]],
    [300, [1, 0.5]],
    [450, [1, 1]],
  ])('after %i of 450 bytes', (sentBytes, shares) => {
    expect(sharesSent(files, { sentBytes, totalBytes: 450 })).toEqual(shares);
  });

  it('is between 0 and 1, and 1 at the end', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(5_000_000), { minLength: 1, maxLength: 10 }),
        fc.nat(10_000),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (sizes, beside, part) => {
          const totalBytes = sizes.reduce((sum, size) => sum + size, beside);
          const at = (sentBytes: number) =>
            sharesSent(
              sizes.map((size) => ({ size })),
              { sentBytes, totalBytes },
            );
          const shares = at(Math.floor(totalBytes * part));
          expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
          expect(at(totalBytes).every((share) => share === 1)).toBe(true);
        },
      ),
    );
  });
});
