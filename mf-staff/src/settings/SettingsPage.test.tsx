import { screen, waitFor, within } from '@testing-library/react';
import * as api from 'shared-api/contract';
import { session } from 'shared-api/http';
import { builtInSettings, type SettingKey, settingDefinitions, settingKeys } from 'shared-api/rules';
import { aStaffMember, fakeApi, hangs, refuses, replies } from 'shared-api/testing';
import { choose, fill, offered, renderPortal } from 'shared-ui/testing';
import { SettingsPage } from './SettingsPage.tsx';

const aSetting = (key: SettingKey, changes: Partial<api.Setting> = {}): api.Setting => {
  const value = api.settingToWire(key, builtInSettings[key]);
  const never = { isDefault: true, version: 0, changedBy: null, dateChanged: null };
  return { key, value, default: value, ...never, ...changes };
};
const anOffice = {
  city: 'Lagos',
  airport: 'Murtala Muhammed',
  address: 'Main terminal',
  email: 'office@protocol.example',
};
const changed = {
  isDefault: false,
  version: 3,
  changedBy: 'Alfa Bravo',
  dateChanged: '2026-03-03T10:00:00Z',
};
const cancellation = aSetting('cancellationHours', { value: 8, ...changed });
const offices = aSetting('authorityOffices', {
  value: ['Lagos', 'Kano'].map((city) => ({ ...anOffice, city })),
});
/** One setting of each kind is enough; a long list makes every query of the page slow. */
const list = replies(api.listSettings, [
  cancellation,
  aSetting('minFundingApi'),
  aSetting('twoFactorFor'),
  offices,
]);
const saved = replies(api.updateSetting, aSetting('cancellationHours'));

const hours = 'Cancellation before the flight';
const groupOf = (label: string) =>
  settingKeys.map((key) => settingDefinitions[key]).find((one) => one.label === label)?.group ?? '';

function show(handlers = [list, saved], label = hours) {
  session.signIn('token', aStaffMember('Administrator'));
  const server = fakeApi(handlers);
  return { ...renderPortal(<SettingsPage />, { route: `/app/settings?group=${groupOf(label)}` }), server };
}
const rowOf = async (name: string) => {
  const row = (await screen.findByRole('heading', { name })).closest('li');
  if (!row) throw new Error(`${name} stands in no row`);
  return within(row);
};

async function open(label: string, handlers?: Parameters<typeof show>[0]) {
  const shown = show(handlers, label);
  await shown.user.click(await screen.findByRole('button', { name: `Change: ${label}` }));
  return { ...shown, dialog: within(await screen.findByRole('dialog')) };
}

describe('the settings', () => {
  it('count days in years too, where they are whole years', async () => {
    show(
      [replies(api.listSettings, [aSetting('passengerNameDays'), aSetting('passengerMobileDays')])],
      'Names of passengers',
    );
    expect((await rowOf('Names of passengers')).getByText('6 years (2,190 days)')).toBeVisible();
    expect((await rowOf('Mobile numbers of passengers')).getByText('90 days')).toBeVisible();
  });

  it('stand in groups, each with its value, and a changed one with its default and who changed it when', async () => {
    const all = settingKeys.map((key) => (key === 'cancellationHours' ? cancellation : aSetting(key)));
    const { user } = show([replies(api.listSettings, all)]);
    const row = await rowOf(hours);
    expect(row.getByText(/^8 hours/)).toBeVisible();
    expect(row.getByText('Default: 6 hours')).toBeVisible();
    expect(row.getByText(/Changed by Alfa Bravo/)).toHaveTextContent('3rd March, 2026');
    expect(row.getByRole('button', { name: /^History/ })).toBeVisible();
    expect((await rowOf('Changes of one booking at most')).getByText('20')).toBeVisible();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Fees', 'Minimums', 'Deadlines', 'Refunds', 'E-mail', 'Authority']),
    );
    await user.click(screen.getByRole('tab', { name: 'Fees' }));
    const never = await rowOf('Registration fee of an individual');
    expect(never.getByText('₦10,000.00')).toBeVisible();
    expect(never.queryByText(/^Default/)).toBeNull();
    expect(never.queryByRole('button', { name: /^History/ })).toBeNull();
  });

  it('are changed upon the version that was seen, with a reason', async () => {
    const { user, dialog, server } = await open(hours);
    const field = await dialog.findByLabelText(/^Cancellation/);
    await user.clear(field);
    await user.paste('12');
    await fill(user, dialog.getByLabelText(/Reason/), 'More notice');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Setting changed successfully')).toBeVisible();
    const [request] = server.of(api.updateSetting);
    expect(request?.url.pathname).toBe('/api/settings/cancellationHours');
    expect(request?.body).toEqual({ value: 12, version: 3, reason: 'More notice' });
  });

  it.each(['169', '-1', '1.5', 'six', ''])(
    'refuse "%s" in the form, by the rule of the server',
    async (typed) => {
      const { user, dialog, server } = await open(hours);
      const field = await dialog.findByLabelText(/^Cancellation/);
      await user.clear(field);
      if (typed) await user.type(field, typed);
      await user.click(dialog.getByRole('button', { name: 'Save' }));
      expect(await dialog.findAllByText(/Must be (0 to 168 hours|a whole number)/)).not.toHaveLength(0);
      expect(server.of(api.updateSetting)).toHaveLength(0);
    },
  );

  it('take an amount as it is typed everywhere, and refuse none', async () => {
    const { user, dialog, server } = await open('Smallest funding that is accepted');
    const field = await dialog.findByLabelText(/^Smallest/);
    await user.clear(field);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findAllByText(/Must be ₦/)).not.toHaveLength(0);
    expect(server.of(api.updateSetting)).toHaveLength(0);
    await fill(user, field, '7500050');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(server.of(api.updateSetting)[0]?.body).toEqual({ value: 75_000.5, version: 0 }),
    );
  });

  it('offer what may be chosen, and nothing else', async () => {
    const label = 'Two-factor sign-in is needed by';
    const { user, dialog, server } = await open(label);
    const field = await dialog.findByRole('combobox', { name: new RegExp(`^${label}`) });
    expect(field).toHaveValue('Nobody');
    expect(await offered(user, field)).toEqual(
      expect.arrayContaining(['Nobody', 'Finance Officers and Administrators', 'All staff']),
    );
    await choose(user, field, 'Finance Officers and Administrators');
    await fill(user, dialog.getByLabelText(/Reason/), 'They move money');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.of(api.updateSetting)).toHaveLength(1));
    const [request] = server.of(api.updateSetting);
    expect(request?.url.pathname).toBe('/api/settings/twoFactorFor');
    expect(request?.body).toMatchObject({
      value: 'Finance Officers and Administrators',
      version: 0,
      reason: 'They move money',
    });
  });

  it('show an SMS as it is sent, with its length, and refuse one that is too long', async () => {
    const label = 'SMS: a booking is confirmed';
    const { user, dialog, server } = await open(label, [
      replies(api.listSettings, [aSetting('smsConfirmed')]),
      saved,
    ]);
    const preview = within(await dialog.findByRole('region', { name: 'Preview' }));
    expect(preview.getByText(/^Confirmed: LOS ABC1234D 30 Sep 12:00\. http\S+ Stop: http\S+$/)).toBeVisible();
    expect(preview.getByText(/^Preview: \d+ of 160 characters, 1 part$/)).toBeVisible();
    const field = dialog.getByLabelText(new RegExp(`^${label}`));
    await user.clear(field);
    await user.paste('x'.repeat(150));
    expect(dialog.getByText(/characters, 2 parts$/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(
      await dialog.findAllByText(/^With its links it is \d+ too long for one SMS of 160$/),
    ).not.toHaveLength(0);
    expect(server.of(api.updateSetting)).toHaveLength(0);
  });

  it('go back to the default', async () => {
    const { user, dialog, server } = await open(hours);
    await user.click(await dialog.findByRole('button', { name: 'Back to 6 hours' }));
    await waitFor(() => expect(server.of(api.updateSetting)[0]?.body).toEqual({ version: 3 }));
  });

  it('tell the second of two Administrators the present value, and keep what was typed', async () => {
    const text = 'Charlie Delta changed this setting meanwhile: it is now 10 hours';
    const refusal = refuses(api.updateSetting, 409, {
      code: 'setting_changed',
      message: text,
      errors: [text],
    });
    let version = 3;
    const live = replies(api.listSettings, () => [
      { ...cancellation, value: version === 3 ? 8 : 10, version },
    ]);
    const { user, dialog, server } = await open(hours, [live, refusal]);
    const field = await dialog.findByLabelText(/^Cancellation/);
    await user.clear(field);
    await user.paste('12');
    version = 4;
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(await dialog.findByText('It is now 10 hours. Save again to replace it.')).toBeVisible();
    expect(field).toHaveValue('12');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(server.of(api.updateSetting).at(-1)?.body).toMatchObject({ value: 12, version: 4 }),
    );
  });

  it('are changed as they were when the form was opened, though the list is fetched again meanwhile', async () => {
    let version = 3;
    const live = replies(api.listSettings, () => [{ ...cancellation, version }]);
    const { user, dialog, server, queryClient } = await open(hours, [live, saved]);
    version = 4;
    await queryClient.invalidateQueries();
    await waitFor(() => expect(server.of(api.listSettings)).toHaveLength(2));
    await user.click(await dialog.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.of(api.updateSetting)[0]?.body).toMatchObject({ version: 3 }));
  });

  it('hold offices, each with its own fields', async () => {
    const { user, dialog, server } = await open('Offices');
    await user.click(await dialog.findByRole('button', { name: 'Remove office 2' }));
    await user.click(dialog.getByRole('button', { name: 'Add office' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findAllByText('Invalid email format')).not.toHaveLength(0);
    const last = (label: string) => dialog.getAllByLabelText(new RegExp(`^${label}`)).at(-1) as HTMLElement;
    await fill(user, last('City'), 'Enugu');
    await fill(user, last('Airport'), 'Akanu Ibiam');
    await fill(user, last('Address'), 'Main terminal');
    await fill(user, last('Email'), 'enugu@protocol.example');
    await fill(user, last('Telephone'), 'none');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findAllByText('Invalid phone number format')).not.toHaveLength(0);
    await user.clear(last('Telephone'));
    await fill(user, last('Telephone'), '+234 42 123 456');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.of(api.updateSetting)).toHaveLength(1));
    expect(server.of(api.updateSetting)[0]?.body).toMatchObject({
      value: [{ city: 'Lagos' }, { city: 'Enugu', phone: '+234 42 123 456' }],
    });
  });

  it('hold a desk of an airport: its telephone, and where passengers are met', async () => {
    const handlers = [replies(api.listSettings, [aSetting('airportDesks')]), saved];
    const { user, dialog, server } = await open('Desks of the airports', handlers);
    await user.click(await dialog.findByRole('button', { name: 'Add desk' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findAllByText('Choose an airport')).not.toHaveLength(0);
    await choose(user, dialog.getByLabelText(/^Airport/), 'Yakubu Gowon Airport, Jos (JOS)');
    await fill(user, dialog.getByLabelText(/^Duty telephone/), '0803 123 4567');
    await fill(user, dialog.getByLabelText(/^Meeting point/), 'Arrivals hall');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.of(api.updateSetting)).toHaveLength(1));
    expect(server.of(api.updateSetting)[0]?.body).toMatchObject({
      value: [{ airportId: 10, dutyPhone: '0803 123 4567', meetingPoint: 'Arrivals hall' }],
    });
  });

  it('hold who gets personal data: a name, what for, the country', async () => {
    const handlers = [replies(api.listSettings, [aSetting('dataRecipients')]), saved];
    const { user, dialog, server } = await open('Who gets personal data', handlers);
    await user.click(await dialog.findByRole('button', { name: 'Add recipient' }));
    await fill(user, dialog.getByLabelText(/^Name/), 'Post');
    await fill(user, dialog.getByLabelText(/^What for/), 'Letters');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(server.of(api.updateSetting)).toHaveLength(0);
    await fill(user, dialog.getByLabelText(/^Country/), 'Ireland');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.of(api.updateSetting)).toHaveLength(1));
    expect(server.of(api.updateSetting)[0]?.body).toMatchObject({
      value: [{ name: 'Post', purpose: 'Letters', country: 'Ireland' }],
    });
  });

  it('hold a picture of each meeting point, which is uploaded at once and removed', async () => {
    const desks = aSetting('airportDesks', {
      value: [{ airportId: 13, dutyPhone: '0803 123 4567', meetingPoint: 'Arrivals hall, door B' }],
    });
    const picture = { airportId: 13, picture: '/api/meeting-pictures/13?v=1' };
    const pictures: (typeof picture)[] = [];
    const { user, server } = show(
      [
        replies(api.listSettings, [desks]),
        replies(api.listMeetingPictures, () => pictures),
        replies(api.saveMeetingPicture, () => {
          pictures.push(picture);
          return picture;
        }),
        replies(api.removeMeetingPicture, () => {
          pictures.pop();
          return {};
        }),
      ],
      'Desks of the airports',
    );
    expect(await screen.findByRole('button', { name: 'Upload the picture of LOS' })).toBeVisible();
    const file = new File([Uint8Array.of(0xff, 0xd8, 0xff)], 'door.jpg', { type: 'image/jpeg' });
    await user.upload(screen.getByLabelText('Picture of LOS'), file);
    expect(await screen.findByRole('img', { name: 'The meeting point at LOS' })).toHaveAttribute(
      'src',
      picture.picture,
    );
    expect(server.of(api.saveMeetingPicture)[0]?.url.pathname).toBe('/api/settings/meeting-pictures/13');
    await user.click(screen.getByRole('button', { name: 'Remove the picture of LOS' }));
    await waitFor(() => expect(screen.queryByRole('img', { name: /meeting point/ })).not.toBeInTheDocument());
  });

  it('show their history', async () => {
    const history = replies(
      api.settingHistory,
      [
        {
          version: 3,
          before: 6,
          after: 8,
          isDefault: false,
          reason: 'Holidays',
          changedBy: 'Alfa Bravo',
          dateChanged: '2026-03-03T10:00:00Z',
        },
      ],
      api.pageMeta(1, 1, 10),
    );
    const { user } = show([list, history]);
    await user.click(await screen.findByRole('button', { name: `History: ${hours}` }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/6 hours → 8 hours/)).toBeVisible();
    expect(dialog.getByText('Holidays')).toBeVisible();
  });

  it('show their place while they load, and a way to ask again when they cannot', async () => {
    const { unmount } = show([hangs(api.listSettings)]);
    expect(screen.getAllByTestId('skeleton')).not.toHaveLength(0);
    unmount();
    show([refuses(api.listSettings, 400)]);
    expect(await screen.findByRole('button', { name: /again|retry/i })).toBeVisible();
  });
});
