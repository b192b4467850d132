import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from '../db/index.ts';
import { freshDatabase } from '../testing/testDatabase.ts';
import { openSecrets, provenSecrets, SealedColumn, SecretBox, type SecretKey } from './index.ts';

const keyNamed = (name: string) => ({ name, key: randomBytes(32) });
const [old, young] = [keyNamed('2025'), keyNamed('2026')];

it('opens what it sealed, and never seals alike twice', () => {
  const box = new SecretBox([young]);
  const sealed = box.seal('A01234567', 'passport');
  expect(box.open(sealed, 'passport')).toBe('A01234567');
  expect(sealed).not.toContain('A01234567');
  expect(box.seal('A01234567', 'passport')).not.toBe(sealed);
});

it('opens with an older key, and seals with the newest', () => {
  const sealed = new SecretBox([old]).seal('A01234567', 'passport');
  const box = new SecretBox([young, old]);
  expect(box.open(sealed, 'passport')).toBe('A01234567');
  expect(box.seal('A01234567', 'passport')).toMatch(/^~2026\./);
});

it.each([
  ['another purpose', (sealed: string) => ({ sealed, purpose: 'two-factor' })],
  [
    'a changed text',
    (sealed: string) => ({
      sealed: sealed.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A')),
      purpose: 'passport',
    }),
  ],
  ['a text that was never sealed', () => ({ sealed: 'A01234567', purpose: 'passport' })],
])('refuses %s', (_what, change) => {
  const box = new SecretBox([young]);
  const { sealed, purpose } = change(box.seal('A01234567', 'passport'));
  expect(() => box.open(sealed, purpose)).toThrow();
});

it('names the key that is missing', () => {
  const sealed = new SecretBox([old]).seal('A01234567', 'passport');
  expect(() => new SecretBox([young]).open(sealed, 'passport')).toThrow(
    'ENCRYPTION_KEYS lacks the key "2025"',
  );
});

describe('the key of a folder', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'portal-key-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));
  const open = (mayMakeKey = true) => openSecrets({ encryptionKeys: undefined, dataDir }, { mayMakeKey });

  it('is made once, and only its owner reads it', () => {
    const sealed = open().seal('A01234567', 'passport');
    expect(open().open(sealed, 'passport')).toBe('A01234567');
    expect(statSync(path.join(dataDir, 'encryption.key')).mode & 0o077).toBe(0);
  });

  it('is refused when it has another length', () => {
    writeFileSync(path.join(dataDir, 'encryption.key'), randomBytes(31).toString('base64'));
    expect(() => open()).toThrow('encryption.key is damaged: it must hold 32 bytes in base64');
  });
});

describe('at the start', () => {
  let db: Database;
  let dataDir: string;
  const column = new SealedColumn('kept', 'secret');
  beforeAll(async () => {
    db = await freshDatabase();
    await db.query('create table kept (id int primary key, secret text)');
  });
  afterAll(() => db.close());
  beforeEach(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'portal-key-'));
    await db.query('delete from kept');
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));
  const keep = (id: number, key: SecretKey) =>
    db.query('insert into kept values ($1, $2)', [id, column.seal(new SecretBox([key]), 'A01234567')]);
  const start = (...keys: [SecretKey, ...SecretKey[]] | []) =>
    provenSecrets({ encryptionKeys: keys[0] ? [keys[0], ...keys.slice(1)] : undefined, dataDir }, db, [
      column,
    ]);

  it('every key that sealed something must be there', async () => {
    await keep(1, old);
    await keep(2, young);
    await expect(start(young)).rejects.toThrow('sealed with the key "2025", which ENCRYPTION_KEYS lacks');
    await expect(start(young, old)).resolves.toBeInstanceOf(SecretBox);
  });

  it('a key of the same name that is another one is refused', async () => {
    await keep(1, young);
    await expect(start(keyNamed('2026'))).rejects.toThrow('The key "2026" is not the one that sealed');
  });

  it('no key is made in the place of one that is missing', async () => {
    await db.query('insert into kept values (1, $1)', [column.seal(await start(), 'A01234567')]);
    const file = path.join(dataDir, 'encryption.key');
    rmSync(file);
    await expect(start()).rejects.toThrow(
      `${file} is missing, and the database holds what was sealed with it`,
    );
    expect(existsSync(file)).toBe(false);
  });

  it('a new key comes behind the others before it seals', async () => {
    const next = keyNamed('2027');
    await keep(1, young);
    await expect(start(next, young)).rejects.toThrow(
      'The key "2027" of ENCRYPTION_KEYS is new: put it behind',
    );
    await start(young, next);
    await expect(start(next, young)).resolves.toBeInstanceOf(SecretBox);
  });

  it('two servers open what either seals while keys are changed on one after the other', async () => {
    const next = keyNamed('2028');
    await keep(1, young);
    const servers = [await start(young), await start(young)];
    const eachOpensAll = () => {
      for (const by of servers)
        for (const other of servers)
          expect(column.open(other, column.seal(by, 'JBSWY3DPEHPK3PXP'))).toBe('JBSWY3DPEHPK3PXP');
    };
    const rollOut = async (...keys: [SecretKey, ...SecretKey[]]) => {
      for (const at of servers.keys()) {
        servers[at] = await start(...keys);
        eachOpensAll();
      }
    };
    await rollOut(young, next);
    await rollOut(next, young);
    expect(await column.reseal(db, await start(next, young))).toBe(1);
    await rollOut(next);
  });

  it('what a lost key sealed can be given up', async () => {
    await keep(1, old);
    await keep(2, young);
    expect(await column.giveUp(db, new SecretBox([young]), old.name)).toBe(1);
    await expect(start(young)).resolves.toBeInstanceOf(SecretBox);
  });
});
