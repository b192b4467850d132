import { createEvent, fireEvent, screen } from '@testing-library/react';
import { maxFileBytes } from 'shared-api/rules';
import { renderPortal } from '../testing/renderPortal.tsx';
import { checkFiles } from './checkFiles.ts';
import { FileDropZone, type FileDropZoneProps } from './FileDropZone.tsx';
import { PortalForm } from './PortalForm.tsx';

const pdf = (name: string, bytes = 10) =>
  new File(['%PDF-'.slice(0, bytes), new Uint8Array(Math.max(0, bytes - 5))], name);
const names = (files: readonly File[]) => files.map(({ name }) => name);

it('a file of exactly 2 MB is accepted, one byte more is not', async () => {
  const { files, problems } = await checkFiles(
    () => [],
    [pdf('exact.pdf', maxFileBytes), pdf('more.pdf', maxFileBytes + 1)],
  );
  expect(names(files)).toEqual(['exact.pdf']);
  expect(problems).toEqual([{ name: 'more.pdf', problem: 'The file is larger than 2MB' }]);
});

it('only PDF and JPEG are accepted, and no empty file', async () => {
  const text = new File(['x'], 'notes.txt', { type: 'text/plain' });
  expect((await checkFiles(() => [], [text, pdf('empty.pdf', 0)])).problems).toEqual([
    { name: 'notes.txt', problem: 'Only PDF and JPEG files are accepted.' },
    { name: 'empty.pdf', problem: 'The file is empty' },
  ]);
});

it('the 11th file is refused', async () => {
  const ten = Array.from({ length: 10 }, (_, index) => pdf(`${index}.pdf`));
  const { files, problems } = await checkFiles(() => ten, [pdf('eleventh.pdf')]);
  expect(files).toHaveLength(10);
  expect(problems).toEqual([{ name: 'eleventh.pdf', problem: 'At most 10 files are accepted' }]);
});

it('a later file of the same name takes the place of the earlier, which is announced', async () => {
  const later = pdf('a\u200e.pdf', 20);
  const { files, replaced } = await checkFiles(() => [pdf('a.pdf'), pdf('b.pdf')], [later]);
  expect(files[0]).toBe(later);
  expect(names(files)).toEqual(['a\u200e.pdf', 'b.pdf']);
  expect(replaced).toEqual(['a\u200e.pdf']);
});

it.each([
  ['IMG_0042.jpg', 'image/jpeg', '\0\0\0\x24ftypheic', /^Only PDF and JPEG .* save it as JPEG/],
  ['certificate.pdf', 'application/pdf', 'Certificate', 'Only PDF and JPEG files are accepted.'],
  ['certificate.pdf', '', '\r\n%PDF-1.7', undefined],
  ['certificate.pdf', 'application/octet-stream', '%PDF-1.7', undefined],
])(
  '%s of type %j is judged by its bytes %j before it is sent: %s [REG-39]',
  async (name, type, text, problem) => {
    const { problems } = await checkFiles(() => [], [new File([text], name, { type })]);
    expect(problems).toEqual(problem ? [{ name, problem: expect.stringMatching(problem) }] : []);
  },
);

const open = (prepare?: FileDropZoneProps['prepare']) =>
  renderPortal(
    <PortalForm onSubmit={() => undefined}>
      <FileDropZone name="Files" label="Documents" {...(prepare && { prepare })} />
    </PortalForm>,
  );

it('a file that was made smaller says so beside its name, and another does not', async () => {
  const { user } = open(async (file) => (file.size > 100 ? pdf(file.name, 1024) : file));
  await user.upload(screen.getByLabelText('Documents'), [pdf('large.pdf', 3 * 1024 * 1024), pdf('b.pdf')]);
  await screen.findByText('b.pdf');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'large.pdf1 kB, made smaller from 3.0 MB',
    'b.pdf1 kB',
  ]);
});

it('files come by the dialog and by dropping, and are removed again [SHELL-28]', async () => {
  const { user } = open();
  const zone = () => screen.getByLabelText('Documents');
  await user.upload(zone(), [pdf('a.pdf')]);
  await screen.findByText('a.pdf');
  const drop = createEvent.drop(zone(), { dataTransfer: { files: [pdf('b.pdf'), pdf('c.pdf')] } });
  fireEvent(zone(), drop);
  await screen.findByText('c.pdf');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'a.pdf1 kB',
    'b.pdf1 kB',
    'c.pdf1 kB',
  ]);
  await user.click(screen.getByRole('button', { name: 'Remove a.pdf' }));
  expect(screen.queryByText('a.pdf')).not.toBeInTheDocument();
  expect(screen.getByText('b.pdf')).toBeVisible();
});
