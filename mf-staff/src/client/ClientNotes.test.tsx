import { screen, waitFor, within } from '@testing-library/react';
import * as api from 'shared-api/contract';
import { fails, replies } from 'shared-api/testing';
import { fill } from 'shared-ui/testing';
import { applicant, showClient } from './testing/showClient.tsx';

const button = (name: string) => screen.findByRole('button', { name });

const aNote = (own: Partial<api.ClientNote> = {}): api.ClientNote => ({
  id: 1,
  text: 'Called about the certificate',
  dateCreated: '2026-11-20T09:00:00.000Z',
  by: { id: 2, name: 'Bravo Kilo' },
  earlier: [],
  ...own,
});

describe('internal notes', () => {
  it('are added for colleagues, and the field is empty again', async () => {
    let notes = [aNote()];
    const { user, server } = showClient(
      [
        replies(api.userById, applicant),
        replies(api.listClientNotes, () => notes),
        replies(api.addClientNote, () => {
          notes = [aNote({ id: 2, text: 'Certificate seen' }), ...notes];
          return aNote({ id: 2, text: 'Certificate seen' });
        }),
      ],
      { tab: 'notes' },
    );
    await fill(user, await screen.findByLabelText('New note'), 'Certificate seen');
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    expect(await screen.findByText('Certificate seen', { selector: 'p' })).toBeVisible();
    expect(screen.getByLabelText('New note')).toHaveValue('');
    const [request] = server.of(api.addClientNote);
    expect(request?.body).toEqual({ text: 'Certificate seen' });
    expect(request?.headers.get('Idempotency-Key')).toBeTruthy();
  });

  it('are sent under another key when they were edited after a lost reply', async () => {
    const { user, server } = showClient(
      [replies(api.userById, applicant), replies(api.listClientNotes, []), fails(api.addClientNote)],
      { tab: 'notes' },
    );
    await fill(user, await screen.findByLabelText('New note'), 'Certificate seen');
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    await waitFor(() => expect(server.of(api.addClientNote)).toHaveLength(1));
    await fill(user, screen.getByLabelText('New note'), ' today');
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    await waitFor(() => expect(server.of(api.addClientNote)).toHaveLength(2));
    const [first, edited] = server.of(api.addClientNote).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(edited).not.toBe(first);
  });

  it('show what they said before, and only their author corrects them', async () => {
    const corrected = aNote({ earlier: [{ ...aNote(), text: 'Called about something' }] });
    const colleagues = aNote({ id: 5, text: 'Not mine', by: { id: 99, name: 'Charlie Lima' } });
    const { user, server } = showClient(
      [
        replies(api.userById, applicant),
        replies(api.listClientNotes, [corrected, colleagues]),
        replies(api.correctClientNote, corrected),
      ],
      { tab: 'notes' },
    );
    expect(await screen.findByText('Called about something')).toBeInTheDocument();
    expect(screen.getAllByText(/Charlie Lima/)).toHaveLength(1);
    await user.click(await button('Correct'));
    const field = within(await screen.findByRole('dialog')).getByLabelText(/^Note/);
    await fill(user, field, ' twice');
    await user.click(screen.getByRole('button', { name: 'Correct note' }));
    expect(await screen.findByText('Note corrected successfully')).toBeVisible();
    expect(server.of(api.correctClientNote)[0]?.url.pathname).toBe('/api/users/clients/7/notes/1/correction');
    expect(server.of(api.correctClientNote)[0]?.body).toEqual({ text: 'Called about the certificate twice' });
  });

  it('refuse an empty text', async () => {
    const { user, server } = showClient(
      [replies(api.userById, applicant), replies(api.listClientNotes, [])],
      {
        tab: 'notes',
      },
    );
    await user.click(await button('Add note'));
    expect(await screen.findAllByText('Must be at least 3 character(s) long')).not.toHaveLength(0);
    expect(server.of(api.addClientNote)).toHaveLength(0);
  });
});
