import { Button, type ButtonProps } from '../button/Button.tsx';
import { useOffline } from '../connection/useOffline.ts';
import { useSending } from './useSending.ts';

export interface SendButtonProps extends Omit<ButtonProps, 'type' | 'onClick'> {
  /** Resolves with the answer; a failure has been shown by its call. */
  onSend: () => Promise<unknown>;
}

/** Sends at once: one time however often it is pressed, and nothing without a connection (decision 013). */
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
