import type { UserDetails } from 'shared-api/accounts';
import { formatNaira, koboOf } from 'shared-api/money';

type Reviewed = Pick<UserDetails, 'registrationFee' | 'clientFiles' | 'emailVerified'>;

export const feeText = ({ registrationFee: fee }: Reviewed): string =>
  fee ? `${formatNaira(koboOf(fee.amount))}, ${fee.status}` : 'None is due';

const unopened = ({ clientFiles = [] }: Reviewed): number =>
  clientFiles.filter(({ opened }) => opened === false).length;

export function documentsText(client: Reviewed): string {
  const count = client.clientFiles?.length ?? 0;
  if (count === 0) return '';
  const left = unopened(client);
  if (left === 0) return count === 1 ? '1, opened' : `${count}, all opened`;
  return left === count ? `${count}, not opened yet` : `${count}, ${left} of them not opened yet`;
}

export interface ReviewCheck {
  text: string;
  done: boolean;
}

export function reviewChecks(client: Reviewed): ReviewCheck[] {
  const { emailVerified, registrationFee: fee, clientFiles = [] } = client;
  const seen = clientFiles.length - unopened(client);
  return [
    {
      text: emailVerified === false ? 'E-mail address not verified yet' : 'E-mail address verified',
      done: emailVerified !== false,
    },
    {
      text: fee ? `Registration fee: ${feeText(client)}` : 'No registration fee is due',
      done: !fee || fee.status === 'Paid',
    },
    ...(clientFiles.length > 0
      ? [{ text: `Documents seen: ${seen} of ${clientFiles.length}`, done: seen === clientFiles.length }]
      : []),
  ];
}

/** Missing items are a warning and do not prevent an approval. */
export function missingForApproval(client: Reviewed): string[] {
  const { emailVerified, registrationFee: fee } = client;
  const files = unopened(client);
  return [
    emailVerified === false &&
      'The e-mail address is not verified: the client still cannot sign in until it is. The letter carries a new link.',
    fee && fee.status !== 'Paid' && `The registration fee of ${formatNaira(koboOf(fee.amount))} is not paid.`,
    files > 0 && `${files === 1 ? '1 document has' : `${files} documents have`} not been opened by anybody.`,
  ].filter((sentence) => typeof sentence === 'string');
}
