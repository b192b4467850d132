import type { AppContext } from '../../appContext.ts';
import { type CsvValue, csvLine, csvStart } from '../../documents/csv.ts';
import type { Actor } from '../../http/actor.ts';
import { html } from '../../mail/html.ts';
import { dataClasses } from '../../privacy/PersonalTable.ts';
import { personalTables } from '../../privacy/personalTables.ts';
import { KeyMissing, type SealedColumn } from '../../secrets/index.ts';
import { identifications } from '../accounts/index.ts';
import { passengerNumbers } from '../bookings/index.ts';
import { payoutAccounts } from '../payouts/index.ts';
import { askAboutPerson } from '../team-services/index.ts';
import { keepRequest } from './requests/askAboutData.ts';
import type { ZippedFile } from './zip.ts';

type Row = Record<string, CsvValue>;

const sealed: Readonly<Record<string, SealedColumn>> = {
  'users.identification': identifications,
  'passengers.nin': passengerNumbers,
  'payouts.account_number': payoutAccounts,
};

/** Owners and Deputies get the organisation's data. Other members and staff get only their own data. */
export const actsForAccount = ({ kind, memberRole }: Actor): boolean =>
  kind !== null && (memberRole === null || memberRole === 'Deputy');

export function opened({ secrets }: Pick<AppContext, 'secrets'>, of: string, value: CsvValue): CsvValue {
  const column = sealed[of];
  if (!column || typeof value !== 'string') return value;
  try {
    return column.open(secrets, value);
  } catch (thrown) {
    if (thrown instanceof KeyMissing) return '(cannot be read any more)';
    throw thrown;
  }
}

interface Part {
  readonly table: string;
  readonly names: readonly string[];
  readonly where: string;
}

const partsOf = (actor: Actor): readonly Part[] =>
  Object.entries(personalTables).flatMap(([table, { columns, ofAccount, ofPerson }]) => {
    const where = actsForAccount(actor) ? ofAccount : ofPerson;
    const names = Object.keys(columns).filter((name) => columns[name]?.exported);
    return where === undefined || names.length === 0 ? [] : [{ table, names, where }];
  });

async function rowsOf(context: AppContext, { table, names, where }: Part, of: number): Promise<Row[]> {
  const { rows } = await context.db.query<Row>(
    `select ${names.join(', ')} from ${table} where ${where} order by ctid`,
    [of],
  );
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [name, opened(context, `${table}.${name}`, value)]),
    ),
  );
}

const file = (name: string, text: string): ZippedFile => ({ name, content: [Buffer.from(text)] });

function explanation(parts: readonly Part[], { name }: Actor, at: Date): string {
  const rows = parts.flatMap(({ table, names }) =>
    names.map((column) => {
      const of = personalTables[table]?.columns[column]?.class ?? 'identity';
      const { what, purpose } = dataClasses[of];
      return html`<tr><td>${table}.csv</td><td>${column}</td><td>${what}</td><td>${purpose}</td></tr>`;
    }),
  );
  return html`<!doctype html><html lang="en"><meta charset="utf-8"><title>Your data</title>
<h1>The data of ${name}</h1>
<p>Made on ${at.toISOString()}. Each table is there as CSV, for a spreadsheet, and all of them in data.json, for another
program. Documents that were uploaded are in the folder documents. Amounts are in kobo.</p>
<table><tr><th>File</th><th>Column</th><th>What it is</th><th>Why it is kept</th></tr>
${rows}</table></html>`.markup;
}

async function* documentsOf({ db, files }: AppContext, of: number): AsyncGenerator<ZippedFile> {
  const { rows } = await db.query<{ id: number; name: string; key: string }>(
    'select id, name, storage_key as key from client_files where user_id = $1 order by id',
    [of],
  );
  for (const { id, name, key } of rows)
    yield { name: `documents/${id} ${name.replaceAll(/[\\/]/g, '_')}`, content: await files.open(key) };
}

async function* ofServices(context: AppContext, { id, name, email }: Actor, of: number) {
  for (const service of context.config.teamServices) {
    const data = await askAboutPerson(context, service, 'GET', of);
    if (data === undefined)
      await keepRequest(context, {
        kind: 'access',
        text: `The copy lacks what the service ${service.name} keeps, which did not answer`,
        name,
        contact: email,
        userId: id,
      });
    yield file(
      `services/${service.name}.json`,
      data ?? '{"message":"It did not answer. You have a request for it, under Security."}',
    );
  }
}

export async function* ownData(context: AppContext, actor: Actor): AsyncGenerator<ZippedFile> {
  const parts = partsOf(actor);
  const of = actsForAccount(actor) ? actor.ownerId : actor.id;
  yield file('index.html', explanation(parts, actor, context.clock.now()));
  const all: Record<string, readonly Row[]> = {};
  for (const part of parts) {
    const rows = await rowsOf(context, part, of);
    all[part.table] = rows;
    const lines = rows.map((row) => csvLine(part.names.map((name) => row[name] ?? null)));
    yield file(`${part.table}.csv`, csvStart + csvLine(part.names) + lines.join(''));
  }
  yield file('data.json', JSON.stringify(all, null, 2));
  yield* ofServices(context, actor, of);
  yield* documentsOf(context, of);
}
