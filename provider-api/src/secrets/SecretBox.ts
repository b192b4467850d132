import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

export interface SecretKey {
  name: string;
  key: Buffer;
}

/**
 * Another server encrypted a text with a key that this server does not have. The operator must add the key.
 */
export class KeyMissing extends Error {
  override readonly name = 'KeyMissing';

  constructor(keyName: string) {
    super(`ENCRYPTION_KEYS lacks the key "${keyName}", with which stored secrets were sealed.`);
  }
}

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
/** Encrypted texts begin with this character; texts that users enter never do. */
export const sealedMark = '~';

export const prefixOf = (keyName: string): string => `${sealedMark}${keyName}.`;

export const keyNameOf = (sealed: string): string => sealed.slice(sealedMark.length).split('.', 1)[0] ?? '';

/**
 * The first key encrypts and every key decrypts, so that keys can change while servers run. A secret that was
 * encrypted for one purpose cannot be decrypted for another purpose.
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

  /** @throws KeyMissing if the key is unknown, and Error if the text was changed. */
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

  /** Equal texts have equal pseudonyms. Nobody can compute or reverse a pseudonym without the newest key. */
  pseudonym(text: string): string {
    const key = createHmac('sha256', this.newest.key).update('pseudonym').digest();
    return createHmac('sha256', key).update(text).digest('base64url').slice(0, 16);
  }

  get prefix(): string {
    return prefixOf(this.newest.name);
  }
}

export const lastLetters = (number: string): string => `…${number.length < 8 ? '' : number.slice(-3)}`;
