import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { staffInvitation, staffPasswordFields } from 'shared-api/contract';
import { readConfig } from '../config.ts';
import { hashPassword } from '../domains/accounts/index.ts';
import { createStaff, tellColleagues } from '../domains/staff-accounts/index.ts';
import { command, withDatabase } from './command.ts';

const usage =
  'npm run admin:create -w provider-api -- --email you@example.org --first Alfa --last India\n' +
  'The password is read from standard input.';

const options = {
  email: { type: 'string' },
  first: { type: 'string' },
  last: { type: 'string' },
} as const;

const person = staffInvitation.pick(['Email', 'FirstName', 'LastName']);

async function readPassword(): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: process.stdin.isTTY });
  process.stderr.write('Password: ');
  try {
    return await lines.question('');
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}

async function adminCreate(): Promise<void> {
  const { email, first, last } = parseArgs({ options }).values;
  if (!email || !first || !last) throw new Error(usage);
  const strict = { strict: true, abortEarly: false };
  const { Email, FirstName, LastName } = await person.validate(
    { Email: email, FirstName: first, LastName: last },
    { abortEarly: false },
  );
  const password = await readPassword();
  await staffPasswordFields.validate({ Password: password, ConfirmPassword: password }, strict);
  const config = readConfig(process.env);
  const passwordHash = await hashPassword(password);
  await withDatabase(config, (db) =>
    db.transaction(async (tx) => {
      const user = await createStaff(tx, {
        email: Email,
        role: 'Administrator',
        firstName: FirstName,
        lastName: LastName,
        passwordHash,
        now: new Date(),
      });
      await tellColleagues(tx, config, { user });
    }),
  );
  console.log(`${Email} can now sign in as Administrator.`);
}

await command(adminCreate);
