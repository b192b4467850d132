import { Button, type ButtonProps } from '../button/Button.tsx';
import { useOffline } from '../connection/useOffline.ts';
import { useSending } from './useSending.ts';

export interface SendButtonProps extends Omit<ButtonProps, 'type' | 'onClick'> {
  onSend: () => Promise<unknown>;
}

/** The call is sent once, however often the button is pressed, and never offline. */
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
