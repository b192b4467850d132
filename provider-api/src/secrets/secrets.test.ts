import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openSecrets, SecretBox } from './index.ts';

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
  ['a changed text', (sealed: string) => ({ sealed: `${sealed.slice(0, -2)}AA`, purpose: 'passport' })],
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

it('makes a key once for a folder, which only its owner reads', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-key-'));
  try {
    const sealed = openSecrets({ encryptionKeys: undefined, dataDir }).seal('A01234567', 'passport');
    expect(openSecrets({ encryptionKeys: undefined, dataDir }).open(sealed, 'passport')).toBe('A01234567');
    expect(statSync(path.join(dataDir, 'encryption.key')).mode & 0o077).toBe(0);
  } finally {
    rmSync(dataDir, { recursive: true });
  }
});
