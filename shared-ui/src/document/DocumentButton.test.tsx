import { screen, waitFor } from '@testing-library/react';
import { renderPortal } from '../testing/index.tsx';
import { DocumentButton } from './DocumentButton.tsx';

const made: Blob[] = [];

beforeEach(() => {
  made.length = 0;
  URL.createObjectURL = (file) => `blob:${made.push(file as Blob)}`;
  URL.revokeObjectURL = jest.fn();
});

function show(queryFn = () => Promise.resolve(new Blob(['%PDF'], { type: 'application/pdf' }))) {
  const onDownload = jest.fn();
  const portal = renderPortal(
    <DocumentButton
      label="Get Receipt"
      what="Receipt"
      content={{ queryKey: ['receipt'], queryFn, retry: false }}
      onDownload={onDownload}
      downloading={false}
    />,
  );
  const open = () => portal.user.click(screen.getByRole('button', { name: 'Preview receipt' }));
  return { ...portal, onDownload, open };
}

describe('a document', () => {
  it('is downloaded by its button at once', async () => {
    const { user, onDownload } = show();
    await user.click(screen.getByRole('button', { name: 'Get Receipt' }));
    expect(onDownload).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is looked at, printed and downloaded in a drawer, which gives the focus back', async () => {
    const { user, onDownload, open } = show();
    await open();
    const pages = await screen.findByTitle('Receipt');
    const { contentWindow } = pages as HTMLIFrameElement;
    const print = jest.fn();
    Object.assign(contentWindow ?? {}, { print });
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Download' }));
    expect(onDownload).toHaveBeenCalledTimes(1);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Preview receipt' })).toHaveFocus());
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:1');
  });

  it('is a PDF to the browser whatever the reply says that it is', async () => {
    const { open } = show(() => Promise.resolve(new Blob(['<script>'], { type: 'text/html' })));
    await open();
    await screen.findByTitle('Receipt');
    expect(made[0]?.type).toBe('application/pdf');
  });

  it('that could not be fetched is asked for again', async () => {
    const queryFn = jest.fn(() => Promise.reject<Blob>(new Error('No')));
    const { user, open } = show(queryFn);
    await open();
    expect(await screen.findByText('The document could not be loaded.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(queryFn).toHaveBeenCalledTimes(2));
  });

  it('is opened beside the portal where the browser shows no PDF within a page', async () => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false, configurable: true });
    const { open } = show();
    await open();
    expect(await screen.findByRole('link', { name: 'Open Receipt' })).toHaveAttribute('href', 'blob:1');
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
    Reflect.deleteProperty(navigator, 'pdfViewerEnabled');
  });
});
