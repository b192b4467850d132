import { Flex } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { LinkButton } from '../button/LinkButton.tsx';
import { withParams } from '../page/withParams.ts';
import styles from './FilterChoice.module.css';

interface FilterChoiceProps {
  label: string;
  param: string;
  options: readonly { value: string; label: string }[];
  /** If the page's URL names no option, this option is chosen. Without `usual`, the first option is chosen. */
  usual?: string;
}

/** Each option is a link. In antd's `Segmented`, links do not react to clicks (ant-design#39608, antd 6.6.8). */
export function FilterChoice({ label, param, options, usual }: FilterChoiceProps) {
  const [search] = useSearchParams();
  const [wanted, usually] = [search.get(param), usual].map((value) =>
    options.find((option) => option.value === value),
  );
  const chosen = wanted ?? usually ?? options[0];
  const to = (value: string) => ({ search: `?${withParams(search, { [param]: value })}` });
  return (
    <Flex wrap gap="var(--space-1) 0" component="nav" aria-label={label} className={styles.choice ?? ''}>
      {options.map((option) => (
        <LinkButton
          key={option.value}
          to={to(option.value)}
          preventScrollReset
          variant={option === chosen ? 'primary' : 'default'}
          aria-current={option === chosen ? 'true' : undefined}
        >
          {option.label}
        </LinkButton>
      ))}
    </Flex>
  );
}
