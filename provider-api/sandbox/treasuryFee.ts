/** The portal's setting begins with this value. */
const customary = '161.25';

async function named(notifyUrl: string): Promise<number | undefined> {
  const reply = await fetch(new URL('settings/public', notifyUrl.replace(/payments\/notification$/, '')), {
    signal: AbortSignal.timeout(2000),
  });
  const { data } = (await reply.json()) as { data?: { treasuryFee?: number } };
  return data?.treasuryFee;
}

/**
 * The real treasury decides the fee and the portal's setting follows it; here it is read from the setting, so
 * that whoever tries the portal reads one total everywhere.
 */
export function treasuryFee(notifyUrl: () => string | null): () => Promise<string> {
  let last = customary;
  return async () => {
    const url = notifyUrl();
    if (url !== null) last = (await named(url).catch(() => undefined))?.toFixed(2) ?? last;
    return last;
  };
}
