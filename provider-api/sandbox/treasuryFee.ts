const defaultFee = '161.25';

async function named(notifyUrl: string): Promise<number | undefined> {
  const reply = await fetch(new URL('settings/public', notifyUrl.replace(/payments\/notification$/, '')), {
    signal: AbortSignal.timeout(2000),
  });
  const { data } = (await reply.json()) as { data?: { treasuryFee?: number } };
  return data?.treasuryFee;
}

/** The fee comes from the portal's settings, so that the portal and the payment page show the same total. */
export function treasuryFee(notifyUrl: () => string | null): () => Promise<string> {
  let last = defaultFee;
  return async () => {
    const url = notifyUrl();
    if (url !== null) last = (await named(url).catch(() => undefined))?.toFixed(2) ?? last;
    return last;
  };
}
