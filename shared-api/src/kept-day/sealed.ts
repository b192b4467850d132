const rounds = 300_000;
const encoder = new TextEncoder();

const hexOf = (bytes: ArrayBuffer | Uint8Array): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

export const newSalt = (): string => hexOf(crypto.getRandomValues(new Uint8Array(32)));

/** The key is not extractable, so that no script can read its value. */
export async function keyOf(pin: string, salt: string): Promise<CryptoKey> {
  const secret = await crypto.subtle.importKey('raw', encoder.encode(pin), 'PBKDF2', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(salt), iterations: rounds },
    secret,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

export interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  ciphertext: ArrayBuffer;
}

export async function seal(key: CryptoKey, value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = encoder.encode(JSON.stringify(value));
  return { iv, ciphertext: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, text) };
}

export async function unseal<T>(key: CryptoKey, { iv, ciphertext }: Sealed): Promise<T | undefined> {
  try {
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, ciphertext);
    return JSON.parse(new TextDecoder().decode(text)) as T;
  } catch {
    return undefined;
  }
}

export const digestOf = async (code: string): Promise<string> =>
  hexOf((await crypto.subtle.digest('SHA-256', encoder.encode(code))).slice(0, 16));
