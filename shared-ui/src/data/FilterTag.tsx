import { Button } from '../button/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { useFilterParam } from './FilterBar.tsx';

interface FilterTagProps {
  label: string;
  value: string;
  param: string;
}

export function FilterTag({ label, value, param }: FilterTagProps) {
  const [, set] = useFilterParam(param);
  const text = `${label}: ${value}`;
  return (
    <Button size="small" aria-label={`Take off ${text}`} onClick={() => set('')}>
      {text} <Icon name="close" size="1em" />
    </Button>
  );
}
