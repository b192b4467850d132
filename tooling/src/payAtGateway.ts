/** A refusal counts as success if the payment was made before. */
export async function payAtGateway(gatewayUrl: string | undefined, rrr: string | null): Promise<void> {
  if (!gatewayUrl || !rrr) throw new Error('There is nothing to be paid at the gateway');
  const reply = await fetch(`${gatewayUrl}/sandbox/payments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rrr }),
  });
  if (reply.status !== 200 && reply.status !== 409)
    throw new Error(`The payment of ${rrr} was answered ${reply.status}: ${await reply.text()}`);
}
