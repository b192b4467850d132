import { type ComponentType, useState } from 'react';
import { voucherCode } from 'shared-api/desk';
import { Banner, Button, Inline, Stack, useOffline } from 'shared-ui';
import { PortalForm, SubmitButton, TextField } from 'shared-ui/form';

interface VoucherReaderProps {
  onRead: (text: string) => void;
  camera: ComponentType<{ onCode: (text: string) => void }>;
  /** If true, the code is compared with data on this device, without the server. */
  local?: boolean;
}

/** The field is emptied after each scan; otherwise a hand scanner would append the next code. */
export function VoucherReader({ onRead, camera: Camera, local = false }: VoucherReaderProps) {
  const offline = useOffline();
  const [isWatching, setWatching] = useState(false);
  const [turn, setTurn] = useState(0);
  const read = (text: string) => {
    setTurn((last) => last + 1);
    onRead(text);
  };
  return (
    <>
      <PortalForm<{ code: string }>
        key={turn}
        label="Scan"
        validate={({ code }) => ({ code: code?.trim() ? undefined : 'Scan or type a code' })}
        onSubmit={({ code }) => read(code)}
        local={local}
      >
        <Stack space={3}>
          <TextField
            name="code"
            label="Code of the voucher"
            hint="Scan it, or type its eight characters."
            autoComplete="off"
            spellCheck={false}
            required
          />
          <Inline space={3}>
            <SubmitButton variant={local ? 'default' : 'primary'}>Look up</SubmitButton>
            <Button
              size="large"
              aria-pressed={isWatching}
              explainDisabled={!local && offline}
              onClick={() => setWatching(!isWatching)}
            >
              {isWatching ? 'Close the camera' : 'Camera'}
            </Button>
          </Inline>
        </Stack>
      </PortalForm>
      {isWatching && <Camera onCode={read} />}
    </>
  );
}

const maxShown = 60;

export const WasRead = ({ text }: { text: string }) => (
  <small>
    Read: {voucherCode(text)?.replace(/.{4}(?=.)/g, '$& ') ?? [...text].slice(0, maxShown).join('')}
  </small>
);

export const NoCode = ({ text }: { text: string }) => (
  <Banner tone="warning" title="No code in this" live="assertive">
    <p>Scan the QR code of the voucher, or type its eight characters.</p>
    <WasRead text={text} />
  </Banner>
);
