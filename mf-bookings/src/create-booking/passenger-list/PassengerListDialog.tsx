import { type ReadColumns, readColumns } from 'shared-api/people-list';
import type { Service } from 'shared-api/services';
import { Modal } from 'shared-ui/dialogs';
import type { AddedPassenger, EntryValues } from '../../shared/bookingValues.ts';
import { ListPreview } from './ListPreview.tsx';
import { ListSource } from './ListSource.tsx';

export type PastedList = ReadColumns;

export type ListedPassenger = Omit<AddedPassenger, 'key'>;

export interface PassengerListProps {
  title: string;
  service: Service;
  entered: Partial<EntryValues>;
  added: readonly AddedPassenger[];
  /** The list was pasted earlier and is not added yet. */
  list: PastedList | undefined;
  onList: (list: PastedList | undefined) => void;
  /** `left` has the rows that could not be added. */
  onAdd: (passengers: readonly ListedPassenger[], left: PastedList | undefined) => void;
  onClose: () => void;
}

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
