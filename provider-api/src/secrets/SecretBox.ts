import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

/** The key has 256 bits; its name stands in front of all that it sealed. */
export interface SecretKey {
  name: string;
  key: Buffer;
}

/** Another server seals with a key that this one was not given: its operator has to, and the caller can try again. */
export class KeyMissing extends Error {
  override readonly name = 'KeyMissing';

  constructor(keyName: string) {
    super(`ENCRYPTION_KEYS lacks the key "${keyName}", with which stored secrets were sealed.`);
  }
}

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
/** A sealed text begins with it; nothing that people type here does. */
export const sealedMark = '~';

export const prefixOf = (keyName: string): string => `${sealedMark}${keyName}.`;

export const keyNameOf = (sealed: string): string => sealed.slice(sealedMark.length).split('.', 1)[0] ?? '';

/**
 * Seals short secrets for the database with AES-256-GCM: the first key seals, every key opens, so that keys can be
 * changed while the server runs. What was sealed for one purpose does not open for another.
 */
export class SecretBox {
  private readonly newest: SecretKey;
  private readonly keys: ReadonlyMap<string, Buffer>;

  constructor([newest, ...older]: readonly [SecretKey, ...SecretKey[]]) {
    this.newest = newest;
    this.keys = new Map([newest, ...older].map(({ name, key }) => [name, key]));
  }

  get newestName(): string {
    return this.newest.name;
  }

  get names(): string[] {
    return [...this.keys.keys()];
  }

  has(keyName: string): boolean {
    return this.keys.has(keyName);
  }

  seal(secret: string, purpose: string): string {
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv(algorithm, this.newest.key, iv).setAAD(Buffer.from(purpose));
    const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return `${this.prefix}${Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')}`;
  }

  /** @throws {Error} when the key is not among those given, or the text was changed. */
  open(sealed: string, purpose: string): string {
    const [name = '', bytes = ''] = sealed.slice(sealedMark.length).split('.');
    const key = this.keys.get(name);
    if (!sealed.startsWith(sealedMark) || !key) throw new KeyMissing(name);
    const packed = Buffer.from(bytes, 'base64url');
    const decipher = createDecipheriv(algorithm, key, packed.subarray(0, ivBytes))
      .setAAD(Buffer.from(purpose))
      .setAuthTag(packed.subarray(ivBytes, ivBytes + tagBytes));
    return Buffer.concat([decipher.update(packed.subarray(ivBytes + tagBytes)), decipher.final()]).toString(
      'utf8',
    );
  }

  /** The same short name for the same text, which nobody can turn back without the newest key. */
  pseudonym(text: string): string {
    const key = createHmac('sha256', this.newest.key).update('pseudonym').digest();
    return createHmac('sha256', key).update(text).digest('base64url').slice(0, 16);
  }

  get prefix(): string {
    return prefixOf(this.newest.name);
  }
}

/** Enough to tell two numbers apart, and never most of one. */
export const lastLetters = (number: string): string => `…${number.length < 8 ? '' : number.slice(-3)}`;
