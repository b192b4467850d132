import { screen, waitFor } from '@testing-library/react';
import * as api from 'shared-api/contract';
import { replies } from 'shared-api/testing';
import { company, files, showClient } from './testing/showClient.tsx';

const button = (name: string) => screen.findByRole('button', { name });

describe("the client's documents", () => {
  const two = [...files, { id: 4, name: 'passport.jpg', type: 'image/jpeg', sizeBytes: 10 }];
  beforeEach(() => {
    URL.createObjectURL = () => 'blob:document';
    URL.revokeObjectURL = () => undefined;
  });
  const open = (clientFiles: api.UserDetails['clientFiles'] = two) =>
    showClient(
      [
        replies(api.userById, { ...company, clientFiles }),
        { endpoint: api.clientFileContent, answer: () => new Response('content', { status: 200 }) },
      ],
      { tab: 'documents' },
    );

  it('are leafed through by buttons and arrow keys, pictures and pages alike [STAFF-04]', async () => {
    const { user } = open();
    await user.click(await button('View certificate.pdf'));
    expect(await screen.findByTitle('certificate.pdf')).toBeVisible();
    expect(screen.getByText('1 of 2')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('img', { name: 'passport.jpg' })).toBeVisible();
    await user.keyboard('{ArrowLeft}');
    expect(await screen.findByTitle('certificate.pdf')).toBeVisible();
  });

  it('say which of them nobody has opened, and a single one has none before or after it', async () => {
    const { user, server } = open(files.map((file) => ({ ...file, opened: false })));
    expect(await screen.findByText('20 KB, not opened yet')).toBeVisible();
    await user.click(await button('View certificate.pdf'));
    expect(await screen.findByTitle('certificate.pdf')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
    await waitFor(() => expect(server.of(api.userById)).toHaveLength(2));
  });

  it('are fetched again for every look, so that the server can log each [STAFF-04]', async () => {
    const { user, server } = open();
    for (const looks of [1, 2]) {
      await user.click(await button('View certificate.pdf'));
      expect(await screen.findByTitle('certificate.pdf')).toBeVisible();
      expect(server.of(api.clientFileContent)).toHaveLength(looks);
      await user.click(screen.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByTitle('certificate.pdf')).not.toBeInTheDocument());
    }
  });
});
