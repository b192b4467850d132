import { exportJWK, exportPKCS8, generateKeyPair, importPKCS8, type JWK } from 'jose';
import { dayMs } from 'shared-api/rules';
import type { AppContext } from '../../appContext.ts';
import type { PeriodicJob } from '../../jobs/job.ts';
import { SealedColumn } from '../../secrets/index.ts';

export const algorithm = 'ES256';

export const signingSecrets = new SealedColumn('signing_keys', 'private_key', { whenLost: 'the row goes' });

const lifeMs = 30 * dayMs;

interface KeyRow {
  id: string;
  publicKey: JWK;
  privateKey: string;
  madeAt: Date;
}

const storedKeys = ({ db }: Pick<AppContext, 'db'>): Promise<readonly KeyRow[]> =>
  db.all<KeyRow>(
    `select id::text, public_key as "publicKey", private_key as "privateKey", made_at as "madeAt"
       from signing_keys order by made_at desc, id desc`,
  );

/**
 * The column `after` is the id of the previous key and is unique. If two servers make a key at once, one key is stored.
 */
async function makeKey({ db, clock, secrets }: AppContext, newest: KeyRow | undefined): Promise<void> {
  const { publicKey, privateKey } = await generateKeyPair(algorithm, { extractable: true });
  const sealed = signingSecrets.seal(secrets, await exportPKCS8(privateKey));
  await db.query(
    `insert into signing_keys (after, public_key, private_key, made_at) values ($1, $2, $3, $4)
     on conflict (after) do nothing`,
    [newest?.id ?? 0, JSON.stringify(await exportJWK(publicKey)), sealed, clock.now()],
  );
}

export async function signingKey(context: AppContext) {
  const [newest] = await storedKeys(context);
  if (!newest) {
    await makeKey(context, undefined);
    return signingKey(context);
  }
  const secret = signingSecrets.open(context.secrets, newest.privateKey);
  return { kid: newest.id, key: await importPKCS8(secret, algorithm) };
}

/** Services find the key of each token here. The previous key is published for one day after a change. */
export const publishedKeys = async (context: AppContext): Promise<{ keys: readonly JWK[] }> => ({
  keys: (await storedKeys(context)).map(({ id, publicKey }) => ({
    ...publicKey,
    kid: id,
    alg: algorithm,
    use: 'sig',
  })),
});

export const changeSigningKeys: PeriodicJob = {
  kind: 'teamServices.changeSigningKeys',
  everyMs: dayMs,
  async run(context) {
    const now = context.clock.now().getTime();
    const [newest] = await storedKeys(context);
    if (!newest) return;
    if (now - newest.madeAt.getTime() >= lifeMs) await makeKey(context, newest);
    else if (now - newest.madeAt.getTime() >= dayMs)
      await context.db.query('delete from signing_keys where id < $1', [newest.id]);
  },
};
