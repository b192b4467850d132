/** Paying twice is refused there. */
export async function payAtGateway(gatewayUrl: string | undefined, rrr: string | null): Promise<void> {
  if (!gatewayUrl || !rrr) throw new Error('There is nothing to be paid at the gateway');
  const { status } = await fetch(`${gatewayUrl}/sandbox/payments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rrr }),
  });
  if (status !== 200 && status !== 409) throw new Error(`The payment of ${rrr} was answered ${status}`);
}
