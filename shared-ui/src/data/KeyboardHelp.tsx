import { Modal } from '../dialogs/Modal.tsx';
import { CheckboxInput } from '../form/CheckboxInput.tsx';
import { DescriptionList } from './DescriptionList.tsx';
import { useSingleKeys } from './useSingleKeys.ts';

const keys = [
  ['j or ↓', 'The next row'],
  ['k or ↑', 'The row before'],
  ['Home, End', 'The first and the last row'],
  ['Enter', 'Open the row beside the list; Escape closes it'],
  ['x', 'Choose the row, where rows can be chosen'],
  ['Shift and click', 'Choose all rows from the last chosen one to this'],
  ['n, p', 'The next page, the page before'],
  ['/', 'Search'],
  ['?', 'This help'],
] as const;

export function KeyboardHelp({ onClose }: { onClose: () => void }) {
  const [singleKeys, choose] = useSingleKeys();
  return (
    <Modal title="Keyboard" open onClose={onClose} width={480}>
      <DescriptionList
        items={keys.map(([key, value]) => ({
          key,
          term: <kbd>{key}</kbd>,
          value,
        }))}
      />
      <CheckboxInput label="Letters and signs act in lists" checked={singleKeys} onChange={choose} />
    </Modal>
  );
}
