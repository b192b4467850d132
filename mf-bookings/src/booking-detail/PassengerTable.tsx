import type { Passenger } from 'shared-api/bookings';
import { attendanceText } from 'shared-api/desk';
import { isStaffUser, useSession } from 'shared-api/http';
import { formatPhone } from 'shared-api/wording';
import { Icon } from 'shared-ui';
import { type Column, DataTable } from 'shared-ui/data';
import { Tooltip } from 'shared-ui/details';
import styles from './PassengerTable.module.css';

const SpecialRequirement = ({ text, name }: { text: string; name: string }) => (
  <span className={styles.requirement} data-text={text}>
    <Tooltip label={`Special requirements of ${name}`} text={text}>
      <Icon name="note" />
    </Tooltip>
  </span>
);

/** This text is displayed instead of details that are missing in the offline copy of a booking. */
const notKept = 'Shown online';
const stated = 'Needs stated';

const columns: readonly Column<Passenger>[] = [
  { key: 'first-name', title: 'First name', rowScope: 'row', line: 1, dataIndex: 'firstName' },
  { key: 'last-name', title: 'Last name', rowScope: 'row', line: 1, dataIndex: 'lastName' },
  { key: 'designation', title: 'Designation', line: 2, dataIndex: 'designation' },
  { key: 'gender', title: 'Gender', line: 2, dataIndex: 'gender' },
  {
    key: 'wheel-chair',
    title: 'Wheel chair',
    line: 3,
    nowrap: true,
    named: true,
    render: (_, { wheel_Chair, needsStated }: Partial<Passenger>) => {
      if (needsStated) return stated;
      if (wheel_Chair === undefined) return notKept;
      return wheel_Chair ? <Icon name="check" label="Yes" /> : <Icon name="cross" label="No" />;
    },
  },
  {
    key: 'special-requirements',
    title: 'Special requirements',
    line: 3,
    whole: true,
    named: true,
    render: (_, { firstName = '', special_Requirement: text, needsStated }: Partial<Passenger>) => {
      if (needsStated) return stated;
      if (text === undefined) return notKept;
      return text ? <SpecialRequirement text={text} name={firstName} /> : 'None';
    },
  },
];

const phoneColumn: Column<Passenger> = {
  key: 'phone',
  title: 'Mobile number',
  line: 2,
  render: (_, { mobileNumber: phone }) =>
    phone && (
      <a href={`tel:${phone}`} className="nowrap">
        {formatPhone(phone)}
      </a>
    ),
};

const referenceColumn: Column<Passenger> = {
  key: 'reference',
  title: 'Reference',
  line: 3,
  whole: true,
  named: true,
  dataIndex: 'reference',
};

const attendanceColumn: Column<Passenger> = {
  key: 'attendance',
  title: 'At the airport',
  line: 3,
  named: true,
  render: (_, { attendance }) =>
    attendance ? attendanceText({ ...attendance, by: undefined }) : 'Not met yet',
};

export const PassengerTable = ({ passengers }: { passengers: readonly Passenger[] }) => {
  const isStaff = useSession(({ user }) => isStaffUser(user));
  return (
    <DataTable
      label="Passengers"
      columns={[
        ...columns,
        ...(isStaff && passengers.some(({ mobileNumber }) => mobileNumber) ? [phoneColumn] : []),
        ...(passengers.some(({ reference }) => reference) ? [referenceColumn] : []),
        ...(passengers.some(({ attendance }) => attendance) ? [attendanceColumn] : []),
      ]}
      dataSource={passengers}
      rowKey={({ id }) => id}
      empty="There are no passengers"
      pageSize={passengers.length}
      hideCaption
    />
  );
};
