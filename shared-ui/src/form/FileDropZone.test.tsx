import { createEvent, fireEvent, screen } from '@testing-library/react';
import { maxFileBytes } from 'shared-api/rules';
import { renderPortal } from '../testing/renderPortal.tsx';
import { checkFiles } from './checkFiles.ts';
import { FileDropZone, type FileDropZoneProps } from './FileDropZone.tsx';
import { PortalForm } from './PortalForm.tsx';

const pdf = (name: string, bytes = 10) =>
  new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });
const names = (files: readonly File[]) => files.map(({ name }) => name);

it('a file of exactly 2 MB is accepted, one byte more is not', () => {
  const { files, problems } = checkFiles(
    [],
    [pdf('exact.pdf', maxFileBytes), pdf('more.pdf', maxFileBytes + 1)],
  );
  expect(names(files)).toEqual(['exact.pdf']);
  expect(problems).toEqual([{ name: 'more.pdf', problem: 'The file is larger than 2MB' }]);
});

it('only PDF and JPEG are accepted, and no empty file', () => {
  const text = new File(['x'], 'notes.txt', { type: 'text/plain' });
  expect(checkFiles([], [text, pdf('empty.pdf', 0)]).problems).toEqual([
    { name: 'notes.txt', problem: 'Only PDF and JPEG files are accepted' },
    { name: 'empty.pdf', problem: 'The file is empty' },
  ]);
});

it('the 11th file is refused', () => {
  const ten = Array.from({ length: 10 }, (_, index) => pdf(`${index}.pdf`));
  const { files, problems } = checkFiles(ten, [pdf('eleventh.pdf')]);
  expect(files).toHaveLength(10);
  expect(problems).toEqual([{ name: 'eleventh.pdf', problem: 'At most 10 files are accepted' }]);
});

it('a later file of the same name takes the place of the earlier, which is announced', () => {
  const later = pdf('a.pdf', 20);
  const { files, replaced } = checkFiles([pdf('a.pdf'), pdf('b.pdf')], [later]);
  expect(files[0]).toBe(later);
  expect(names(files)).toEqual(['a.pdf', 'b.pdf']);
  expect(replaced).toEqual(['a.pdf']);
});

const open = (prepare?: FileDropZoneProps['prepare']) =>
  renderPortal(
    <PortalForm onSubmit={() => undefined}>
      <FileDropZone name="Files" label="Documents" {...(prepare && { prepare })} />
    </PortalForm>,
  );

it('a file that was made smaller says so beside its name, and another does not', async () => {
  const { user } = open(async (file) => (file.size > 100 ? pdf(file.name, 1024) : file));
  await user.upload(screen.getByLabelText('Documents'), [pdf('large.pdf', 3 * 1024 * 1024), pdf('b.pdf')]);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'large.pdf1 kB, made smaller from 3.0 MB',
    'b.pdf1 kB',
  ]);
});

it('files come by the dialog and by dropping, and are removed again [SHELL-28]', async () => {
  const { user } = open();
  const zone = screen.getByLabelText('Documents');
  await user.upload(zone, [pdf('a.pdf')]);
  const drop = createEvent.drop(zone, { dataTransfer: { files: [pdf('b.pdf'), pdf('c.pdf')] } });
  fireEvent(zone, drop);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'a.pdf1 kB',
    'b.pdf1 kB',
    'c.pdf1 kB',
  ]);
  await user.click(screen.getByRole('button', { name: 'Remove a.pdf' }));
  expect(screen.queryByText('a.pdf')).not.toBeInTheDocument();
  expect(screen.getByText('b.pdf')).toBeVisible();
});
