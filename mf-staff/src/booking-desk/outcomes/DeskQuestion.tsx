import { pricedTogether } from '../../shared/bookingOutcomes.ts';
import { countOf, nameOf, whoOf } from '../../shared/deskWords.ts';
import { OutcomeDialog } from '../../shared/OutcomeDialog.tsx';
import type { Asked } from '../day/useDeskWork.ts';

interface DeskQuestionProps {
  asked: Asked | undefined;
  onConfirm: (reason?: string) => void;
  onClose: () => void;
}

export function DeskQuestion({ asked, onConfirm, onClose }: DeskQuestionProps) {
  const [first, ...more] = asked?.bookings ?? [];
  if (!asked || !first) return null;
  const several = `${countOf(more.length + 1, 'booking')} of ${first.flight_Number}`;
  return (
    <OutcomeDialog
      outcome={asked.outcome}
      booking={pricedTogether(asked.bookings)}
      clientName={more.length > 0 ? several : whoOf(first)}
      finality="It can be undone for six seconds."
      met={asked.bookings.flatMap(({ passengers }) =>
        passengers.filter(({ attendance }) => attendance?.metAt).map(nameOf),
      )}
      onConfirm={(_, reason) => onConfirm(reason)}
      onClose={onClose}
    />
  );
}
