import { Link } from 'react-router-dom';
import { formatShortDate } from 'shared-api/dates';
import { serverNow } from 'shared-api/http';
import { lateRequestDays, type PrivacyRequest, requestKinds } from 'shared-api/privacy';
import { EmailText, links, Tag } from 'shared-ui';
import { actionColumn, type Column } from 'shared-ui/data';
import { RequestActions } from './RequestActions.tsx';

const lateMs = lateRequestDays * 86_400_000;
const isLate = ({ state, dateReceived }: PrivacyRequest) =>
  state === 'Open' && serverNow().getTime() - Date.parse(dateReceived) > lateMs;

const Step = ({
  what,
  step,
  text,
}: Record<'what', string> & { step: PrivacyRequest['closed']; text: string | null }) =>
  step && (
    <div>
      {what} {step.by}, <span className="nowrap">{formatShortDate(step.at)}</span>: {text}
    </div>
  );

export const requestColumns: readonly Column<PrivacyRequest>[] = [
  {
    key: 'person',
    title: 'From',
    rowScope: 'row',
    breakable: true,
    line: 1,
    render: (_, { name }) => name,
  },
  {
    key: 'received',
    title: 'Received',
    nowrap: true,
    render: (_, { dateReceived }) => formatShortDate(dateReceived),
  },
  {
    key: 'due',
    title: 'Due',
    nowrap: true,
    line: 1,
    named: true,
    lineEnd: true,
    render: (_, request) => (
      <>
        {formatShortDate(request.dateDue)} {isLate(request) && <Tag tone="error">Late</Tag>}
      </>
    ),
  },
  {
    key: 'contact',
    title: 'Contact',
    breakable: true,
    render: (_, { contact, accountId, voucher }) => (
      <div>
        <EmailText address={contact} />
        {voucher && <div>Voucher {voucher}</div>}
        {accountId !== null && (
          <div>
            <Link to={links.client(String(accountId))}>Client page</Link>
          </div>
        )}
      </div>
    ),
  },
  {
    key: 'asked',
    title: 'Asked for',
    breakable: true,
    line: 2,
    whole: true,
    render: (_, { kind, text, identity, identitySeen, state, closed, answer }) => (
      <div>
        <strong>{requestKinds[kind]}</strong>
        <div>{text}</div>
        <Step what="Identity seen by" step={identity} text={identitySeen} />
        <Step what={`${state} by`} step={closed} text={answer} />
      </div>
    ),
  },
  actionColumn((request) => <RequestActions request={request} />),
];
