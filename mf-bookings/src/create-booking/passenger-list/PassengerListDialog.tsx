import { type ReadColumns, readColumns } from 'shared-api/people-list';
import { Modal } from 'shared-ui/form';
import type { AddedPassenger, EntryValues } from '../../shared/bookingValues.ts';
import { ListPreview } from './ListPreview.tsx';
import { ListSource } from './ListSource.tsx';

/** A list as it was pasted, with what was chosen and corrected since. */
export type PastedList = ReadColumns;

export type ListedPassenger = Omit<AddedPassenger, 'key'>;

export interface PassengerListProps {
  title: string;
  /** The flight as far as the form has it, and the reference. */
  entered: Partial<EntryValues>;
  added: readonly AddedPassenger[];
  /** What was pasted before and is not added. */
  list: PastedList | undefined;
  onList: (list: PastedList | undefined) => void;
  /** Everybody who can be added, and what is left. */
  onAdd: (passengers: readonly ListedPassenger[], left: PastedList | undefined) => void;
  onClose: () => void;
}

/** Many passengers at once, from a spreadsheet or a file; what cannot be added stays, with the reason. */
export function PassengerListDialog({ title, list, onList, onClose, ...rest }: PassengerListProps) {
  return (
    <Modal title={title} open onClose={onClose} size="large">
      {list ? (
        <ListPreview list={list} onList={onList} onClose={onClose} {...rest} />
      ) : (
        <ListSource onText={(text) => onList(readColumns(text))} onClose={onClose} />
      )}
    </Modal>
  );
}
