import { act, screen } from '@testing-library/react';
import axe from 'axe-core';
import type { ReactNode } from 'react';
import { object, string } from 'yup';
import { LineChart } from '../charts/LineChart.tsx';
import { DataTable } from '../data/DataTable.tsx';
import { ExportButton } from '../data/ExportButton.tsx';
import { FilterAmount } from '../data/FilterAmount.tsx';
import { FilterBar, FilterSelect, SearchField } from '../data/FilterBar.tsx';
import { FilterChoice } from '../data/FilterChoice.tsx';
import { FilterDays } from '../data/FilterDays.tsx';
import { ListFrame } from '../data/ListFrame.tsx';
import { SelectionBar } from '../data/SelectionBar.tsx';
import { AmountField } from '../form/AmountField.tsx';
import { CheckboxField } from '../form/CheckboxField.tsx';
import { DateField } from '../form/DateField.tsx';
import { FileDropZone } from '../form/FileDropZone.tsx';
import { Modal } from '../form/Modal.tsx';
import { PasswordField } from '../form/PasswordField.tsx';
import { PhoneField } from '../form/PhoneField.tsx';
import { PortalForm } from '../form/PortalForm.tsx';
import { RadioCards } from '../form/RadioField.tsx';
import { SelectField } from '../form/SelectField.tsx';
import { SliderField } from '../form/SliderField.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { TextField } from '../form/TextField.tsx';
import { ActionsMenu } from '../menu/ActionsMenu.tsx';
import { StepIndicator } from '../navigation/StepIndicator.tsx';
import { Tabs } from '../navigation/Tabs.tsx';
import { notify } from '../notifications/notify.ts';
import { Breadcrumbs } from '../page/Breadcrumbs.tsx';
import { PageHeader } from '../page/PageHeader.tsx';
import { Banner } from '../status/Banner.tsx';
import { StatusTag } from '../status/StatusTag.tsx';
import { offered } from './choose.ts';
import { renderPortal } from './renderPortal.tsx';

// axe judges every rule on every node: seconds on a busy machine.
jest.setTimeout(60_000);

const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

// axe measures letters on a canvas, which jsdom does not draw.
beforeEach(() => jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));
afterEach(() => jest.restoreAllMocks());

/** Contrast needs a real browser; everything else that axe judges is judged here. */
async function violations(): Promise<string[]> {
  document.documentElement.lang = 'en';
  const { violations: found } = await axe.run(document, {
    runOnly,
    rules: { 'color-contrast': { enabled: false } },
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

const page = (content: ReactNode) => renderPortal(<main>{content}</main>);

it('axe finds nothing in a form, at first and with all its errors', async () => {
  const needed = string().required('Needed');
  const schema = object({
    Email: needed,
    Password: needed,
    phone: needed,
    kind: needed,
    airport: needed,
    date: needed,
  });
  const { user } = page(
    <>
      <PageHeader title="Register" />
      <PortalForm schema={schema} onSubmit={() => undefined} label="Register">
        <TextField name="Email" label="Email" type="email" icon="mail" hint="We write to it" required />
        <PasswordField name="Password" label="Password" autoComplete="new-password" required />
        <PhoneField name="phone" label="Phone Number" required />
        <RadioCards name="kind" label="Account type" options={['Corporate', 'Individual']} required />
        <SelectField
          name="airport"
          label="Airport"
          options={['Lagos']}
          placeholder="SELECT AN AIRPORT"
          required
        />
        <DateField name="date" label="Travel date" required />
        <AmountField name="amount" label="Amount" />
        <SliderField name="rank" label="Friendliness" min={1} max={5} />
        <FileDropZone name="Files" label="Documents" />
        <CheckboxField name="Accept" label="I accept the terms" />
        <SubmitButton>Complete registration</SubmitButton>
      </PortalForm>
    </>,
  );
  expect(await violations()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Complete registration' }));
  await screen.findByText('Please check the form fields for errors');
  expect(await violations()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Choose travel date from a calendar' }));
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  const airport = screen.getByRole('combobox', { name: 'Airport' });
  expect(await offered(user, airport)).toEqual(['Lagos']);
  await user.type(airport, 'zz');
  expect(await screen.findByText('Nothing matches')).toBeInTheDocument();
  expect(await violations()).toEqual([]);
});

it('axe finds nothing in a list page with its notifications', async () => {
  const columns = [
    {
      key: 'id',
      header: 'S/N',
      render: ({ id }: { id: number }) => id,
      sort: ({ id }: { id: number }) => id,
    },
    { key: 'status', header: 'Status', render: () => <StatusTag kind="booking" status="Canceled" /> },
  ];
  const list = (
    <DataTable
      label="Bookings"
      columns={columns}
      rows={[{ id: 1 }, { id: 2 }]}
      rowKey={({ id }) => id}
      empty="There are no bookings"
      meta={{ pageNumber: 1, totalPages: 12, totalCount: 112 }}
    />
  );
  const { user } = page(
    <>
      <PageHeader
        title="All Transactions"
        breadcrumbs={
          <Breadcrumbs items={[{ label: 'Dashboard', to: '/app/dashboard' }, { label: 'Transactions' }]} />
        }
      />
      <StepIndicator steps={['Details', 'Done']} current={1} />
      <Banner tone="warning">Short</Banner>
      <FilterBar>
        <SearchField label="Search" />
        <FilterSelect label="Status" param="status" options={[{ value: 'New', label: 'New' }]} />
      </FilterBar>
      <Tabs label="Transactions" items={[{ key: 'bookings', label: 'Bookings', content: list }]} />
      <ActionsMenu label="Actions for 1" actions={[{ label: 'View More', to: '/x' }]} />
      <LineChart
        title="Bookings over time"
        category="Month"
        measure="Bookings"
        points={[{ label: 'Jan', value: 1 }]}
      />
    </>,
  );
  act(() => {
    notify.error('Login failed', { detail: 'Invalid email or password' });
    notify.success('Saved', { link: { to: '/x', label: 'View' } });
  });
  expect(await violations()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Actions for 1' }));
  expect(await violations()).toEqual([]);
});

it('axe finds nothing in a list that is worked through, nor in the help for its keys', async () => {
  const selection = { selected: ['1'], onChange: () => undefined, clear: () => undefined };
  const { user } = page(
    <>
      <PageHeader title="Clients" />
      <ListFrame
        label="Clients"
        filters={
          <FilterBar search={<SearchField label="Search clients" />} chosen={1} onClear={() => undefined}>
            <FilterSelect label="Status" param="status" options={[{ value: 'New', label: 'New' }]} />
            <FilterDays />
            <FilterAmount label="From ₦" param="least" />
            <FilterChoice label="Span" param="span" options={[{ value: '7d', label: '7 days' }]} />
          </FilterBar>
        }
        actions={<ExportButton received={3} total={9} onExport={() => undefined} />}
        chosen={
          <SelectionBar selection={selection} names={['client', 'clients']}>
            <button type="button">Change status</button>
          </SelectionBar>
        }
      >
        <DataTable
          desk
          label="Clients"
          columns={[
            {
              key: 'name',
              header: 'Name',
              rowHeader: true,
              sort: 'server',
              render: () => <a href="/">Alfa</a>,
            },
          ]}
          rows={[{ id: 1 }]}
          rowKey={({ id }) => id}
          selection={selection}
          empty="There are no clients"
        />
      </ListFrame>
    </>,
  );
  expect(await violations()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Keyboard' }));
  await screen.findByRole('dialog');
  expect(await violations()).toEqual([]);
});

it('axe finds nothing in an open modal', async () => {
  page(
    <Modal title="Registration Terms and Conditions" open onClose={() => undefined} size="large">
      <p>Terms</p>
    </Modal>,
  );
  await screen.findByRole('dialog', { name: 'Registration Terms and Conditions' });
  expect(await violations()).toEqual([]);
});
