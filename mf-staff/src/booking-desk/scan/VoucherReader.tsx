import { type ComponentType, useRef, useState } from 'react';
import { voucherCode } from 'shared-api/desk';
import { Banner, Button, Inline, Stack, useOffline } from 'shared-ui';
import { PortalForm, SubmitButton, TextField } from 'shared-ui/form';

interface VoucherReaderProps {
  onRead: (text: string) => void;
  camera: ComponentType<{ onCode: (text: string) => void }>;
  /** If true, the code is compared with data on this device, without the server. */
  local?: boolean;
}

/** After each scan the field is empty and has the focus, because a hand scanner types the next code into it. */
export function VoucherReader({ onRead, camera: Camera, local = false }: VoucherReaderProps) {
  const offline = useOffline();
  const [isWatching, setWatching] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  return (
    <>
      <PortalForm<{ code: string }>
        label="Scan"
        validate={({ code }) => ({ code: code?.trim() ? undefined : 'Scan or type a code' })}
        onSubmit={({ code }, form) => {
          onRead(code);
          form.restart();
          field.current?.querySelector('input')?.focus();
        }}
        local={local}
      >
        <Stack space={3}>
          <div ref={field}>
            <TextField
              name="code"
              label="Code of the voucher"
              hint="Scan it, or type its eight characters."
              autoComplete="off"
              spellCheck={false}
              required
            />
          </div>
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
      {isWatching && <Camera onCode={onRead} />}
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
