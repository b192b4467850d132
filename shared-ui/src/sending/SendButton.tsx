import { Button, type ButtonProps } from '../button/Button.tsx';
import { useOffline } from '../connection/useOffline.ts';
import { useSending } from './useSending.ts';

export interface SendButtonProps extends Omit<ButtonProps, 'type' | 'onClick'> {
  /** Resolves with the reply; the call itself reports a failure. */
  onSend: () => Promise<unknown>;
}

/** Sends once, however often it is pressed before the reply, and nothing while offline (decision 013). */
export function SendButton({ onSend, loading, explainDisabled, ...button }: SendButtonProps) {
  const offline = useOffline();
  const { sending, start } = useSending(onSend);
  return (
    <Button
      {...button}
      loading={sending || Boolean(loading)}
      explainDisabled={explainDisabled || offline}
      onClick={() => void start()}
    />
  );
}
