import { serverNow } from 'shared-api/http';
import { monthBefore, type Period } from 'shared-api/statements';
import { Button, Inline, Stack } from 'shared-ui';
import { DayInput, FilterRange } from 'shared-ui/data';

const presets = [
  { label: 'This month', first: 0, last: 0 },
  { label: 'Last month', first: 1, last: 1 },
  { label: 'Last 3 months', first: 3, last: 1 },
  { label: 'Last 12 months', first: 12, last: 1 },
];

interface PeriodChoiceProps {
  period: Period;
  onChoose: (changes: Partial<Period>) => void;
}

export function PeriodChoice({ period, onChoose }: PeriodChoiceProps) {
  const now = serverNow();
  return (
    <Stack space={3}>
      <FilterRange>
        <DayInput label="From" required value={period.from} onChoose={(from) => onChoose({ from })} />
        <DayInput label="To" required value={period.to} onChoose={(to) => onChoose({ to })} />
      </FilterRange>
      <Inline space={2}>
        {presets.map(({ label, first, last }) => {
          const preset = { from: monthBefore(now, first).from, to: monthBefore(now, last).to };
          return (
            <Button
              key={label}
              size="small"
              aria-pressed={preset.from === period.from && preset.to === period.to}
              onClick={() => onChoose(preset)}
            >
              {label}
            </Button>
          );
        })}
      </Inline>
    </Stack>
  );
}
