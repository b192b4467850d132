import { amountInWords, koboOf } from 'shared-api/money';
import { usePublicSettings } from 'shared-api/settings';
import { moneyState, rrrText, standingOf } from 'shared-api/transactions';
import { invoiceDownload, type Transaction } from 'shared-api/wallet';
import { formatPhone } from 'shared-api/wording';
import { Card, DateText, Inline, Money, Stack, StatusTag } from 'shared-ui';
import { DescriptionList } from 'shared-ui/data';
import { PayElsewhere } from '../shared/PayElsewhere.tsx';
import { PayNow } from '../shared/PayNow.tsx';
import { payAddress } from '../shared/payAddress.ts';
import { ReceiptButton } from '../shared/ReceiptButton.tsx';
import { RrrToCopy } from '../shared/RrrToCopy.tsx';
import styles from './Invoice.module.css';

function Letterhead({ about }: { about: string }) {
  const { name, unit } = usePublicSettings().authority;
  return (
    <Inline wrap={false} align="flex-start">
      <img src="/favicon.svg" alt="" width="48" height="48" />
      <div>
        <strong>{name}</strong>
        <div className="small">{unit}</div>
        <div className="small">{about}</div>
      </div>
    </Inline>
  );
}

function Lines({ transaction }: { transaction: Transaction }) {
  const amountKobo = koboOf(transaction.amount);
  const feeKobo = koboOf(transaction.processingFee ?? 0);
  const totalKobo = amountKobo + feeKobo;
  const lines: [string, number][] = [[transaction.transactType, amountKobo]];
  if (feeKobo > 0) lines.push(['TSA processing fee', feeKobo]);
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">Description</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(([what, kobo]) => (
          <tr key={what}>
            <td>{what}</td>
            <td>
              <Money kobo={kobo} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            {moneyState(transaction) === 'due' ? 'Total to pay' : 'Total'}
            <div className={`${styles.words} small`}>{amountInWords(totalKobo)}</div>
          </th>
          <td>
            <Money kobo={totalKobo} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

export function Invoice({ code, transaction }: { code: string; transaction: Transaction }) {
  const { registered_Address: address, phoneNumber } = transaction.applicationUser;
  const payable = moneyState(transaction) === 'due';
  return (
    <Card className={styles.paper}>
      <Stack space={5}>
        <Inline component="header" between align="flex-start" className={styles.head}>
          <Letterhead about={transaction.transactType} />
          <StatusTag kind="payment" status={standingOf(transaction).shown} />
        </Inline>
        <DescriptionList
          items={[
            { term: 'Client', value: transaction.business_Name },
            { term: 'Invoice No', value: transaction.id },
            { term: 'Address', value: address },
            { term: 'Date', value: <DateText at={transaction.dateCreated} /> },
            { term: 'Phone number', value: phoneNumber && formatPhone(phoneNumber) },
          ]}
        />
        <Lines transaction={transaction} />
        <Inline between space={4} className={styles.reference}>
          <div>
            <div className="small">Payment reference (RRR)</div>
            <RrrToCopy text={rrrText(transaction, 'client')} />
          </div>
          {payable && <PayElsewhere address={payAddress(transaction)} />}
        </Inline>
        <Inline space={2} className={`${styles.actions} screenOnly`}>
          {payable && (
            <div className={styles.pay}>
              <PayNow transaction={transaction} />
            </div>
          )}
          <ReceiptButton transaction={transaction} download={invoiceDownload(code, transaction)} />
        </Inline>
      </Stack>
    </Card>
  );
}
