import type { SettlementProfile } from 'shared-api/contract';
import type { Answer, Client } from '../../../testing/client.ts';
import type { TestServer } from '../../../testing/testServer.ts';

export const sandboxMapping = {
  separator: ',',
  encoding: 'utf-8',
  columns: {
    rrr: 'RRR',
    amount: 'Amount',
    fee: 'Fee',
    paid: 'Transaction Date',
    settled: null,
    reference: 'Bank Reference',
  },
  dateFormat: 'YYYY-MM-DD',
  decimalSign: '.',
} as const satisfies Omit<SettlementProfile, 'id' | 'name'>;

let made = 0;

export async function makeProfile(by: Client): Promise<number> {
  made += 1;
  const { body } = await by.post('/books/profiles', { name: `Sandbox gateway ${made}`, ...sandboxMapping });
  return body.data.id;
}

export interface Listed {
  rrr: string;
  naira: string;
  fee?: string;
}

const headings = 'Transaction Date,RRR,Amount,Fee,Bank Reference';

export const csvOf = (lines: readonly Listed[]): string =>
  [headings, ...lines.map(({ rrr, naira, fee = '' }) => `2026-03-03 09:00:00,${rrr},${naira},${fee},`)].join(
    '\r\n',
  );

export async function sendFile(
  server: Pick<TestServer, 'settle'>,
  by: Client,
  profileId: number,
  text: string | Buffer,
): Promise<Answer> {
  const file = {
    name: 'settlement.csv',
    type: 'text/csv',
    content: typeof text === 'string' ? Buffer.from(text) : text,
  };
  const answer = await by.form('/books/files', { profileId: String(profileId) }, [file]);
  await server.settle();
  return answer;
}
