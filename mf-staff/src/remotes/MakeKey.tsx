import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { mutationOf } from 'shared-api/http';
import { proposeReleaseKey } from 'shared-api/remotes';
import { Banner, Button, CopyButton, Icon, Stack } from 'shared-ui';
import { Modal } from 'shared-ui/dialogs';
import { TextAreaField } from 'shared-ui/fields';
import { CheckboxField, TextField } from 'shared-ui/form';
import { type Proven, ProvenDialog } from './ProvenDialog.tsx';
import styles from './Remotes.module.css';

interface Values extends Proven {
  remote: string;
  prefixes?: string;
  slots?: string;
  menu?: boolean;
  reason: string;
}

const schema = proposeReleaseKey.body?.pick(['remote', 'reason']);

const namesIn = (text = ''): string[] =>
  text
    .split(/[\s,]+/)
    .map((name) => name.replace(/^\//, ''))
    .filter(Boolean);

/** The key is shown only once, because the server stores only its hash. */
function MadeKey({ made, onClose }: { made: string; onClose: () => void }) {
  return (
    <Modal title="The release key" open onClose={onClose}>
      <Stack space={4}>
        <Banner tone="warning" live="polite">
          This key is shown only now. Hand it to the team by a way that nobody else reads. It works once
          somebody else has accepted it.
        </Banner>
        <code className={styles.key}>{made}</code>
        <CopyButton text={made} />
        <Button variant="primary" onClick={onClose}>
          I have kept it
        </Button>
      </Stack>
    </Modal>
  );
}

export function MakeKey() {
  const { mutateAsync } = useMutation(mutationOf(proposeReleaseKey));
  const [open, setOpen] = useState(false);
  const [made, setMade] = useState<string>();
  const make = async ({ remote, prefixes, slots, menu = false, reason, Code }: Values) => {
    const body = { remote, prefixes: namesIn(prefixes), slots: namesIn(slots), menu, reason, Code };
    setMade((await mutateAsync({ body })).data.key);
  };
  return (
    <>
      <Button variant="primary" icon={<Icon name="plus" />} onClick={() => setOpen(true)}>
        Make a key
      </Button>
      {open && (
        <ProvenDialog<Values>
          title="Make a release key"
          submit="Make the key"
          schema={schema}
          onSubmit={make}
          onClose={() => setOpen(false)}
        >
          <Banner tone="warning" title="A remote is the portal">
            Its script runs in everybody’s session and can do what whoever looks at it may do, the Finance
            Officer too. Name, paths and slots of a key prevent mistakes and contain nobody. Give one to a
            team that the authority trusts like the portal’s own.
          </Banner>
          <TextField name="remote" label="Remote" hint="Such as mf-lounge" spellCheck={false} required />
          <TextAreaField name="prefixes" label="Paths" hint="Such as app/lounge, one a line" rows={2} />
          <TextAreaField
            name="slots"
            label="Slots"
            hint="The parts of others’ pages that it fills, one a line"
            rows={2}
          />
          <CheckboxField name="menu" label="It may have entries in the menu" />
          <TextAreaField
            name="reason"
            label="Reason"
            hint="Which team, and who asked for it"
            rows={2}
            required
          />
        </ProvenDialog>
      )}
      {made && <MadeKey made={made} onClose={() => setMade(undefined)} />}
    </>
  );
}
