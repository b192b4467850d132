import { Select as AntdSelect } from 'antd';
import { type AriaAttributes, useId, useState } from 'react';
import styles from '../form/FieldFrame.module.css';
import { Icon } from '../icons/Icon.tsx';
import { Chosen, ChosenInput } from './ChosenInput.tsx';
import { matching } from './matching.ts';
import { popupContainer } from './popupContainer.ts';

export interface Choice<Value> {
  value: Value;
  label: string;
  /** It is shown, with the reason in its label, and cannot be chosen. */
  disabled?: boolean;
}

export interface SelectProps<Value> extends AriaAttributes {
  id?: string | undefined;
  name?: string | undefined;
  value: Value | undefined;
  options: readonly Choice<Value>[];
  onChoose: (value: Value) => void;
  /** Shown while none of the options is chosen. */
  placeholder?: string | undefined;
  autoComplete?: string | undefined;
  size?: 'middle' | 'large';
  className?: string | undefined;
  /** The options are what is found for the text: they are not narrowed by it once more. */
  onType?: (text: string) => void;
  /** The field takes what is typed as well as what is offered; it hears each letter, and `text` is what it shows. */
  onTyped?: (text: string) => void;
  text?: string;
  /** The list opens at its option, and the arrows start there, while none is pointed at. */
  startAt?: Value;
  /** Whether Tab and Enter take the first option once something is typed. */
  takesFirst?: boolean;
  onFocus?: () => void;
  onBlur?: () => void;
}

// A list for screen readers holds options, and nothing else.
const nothing = [{ value: 'nothing matches', label: 'Nothing matches', disabled: true }];

/** The list scrolls, not the box around it, so that it is what its input controls. */
const whole = 100_000;

const components = { input: ChosenInput };

/** antd's select: typing narrows the list, where what begins with the letters comes first. */
export function Select<Value extends string | number>({
  name,
  value,
  options,
  onChoose,
  placeholder,
  autoComplete,
  size = 'middle',
  className = '',
  onType,
  onTyped,
  text,
  startAt,
  takesFirst = true,
  ...rest
}: SelectProps<Value>) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const found = onType ? [...options] : matching(options, typed);
  const chosen = options.find((option) => option.value === value);
  const choosable = options.filter(({ disabled }) => !disabled);
  const chooseByLabel = (label: string) => {
    const named = choosable.find((option) => option.label.toLowerCase() === label.trim().toLowerCase());
    if (named) onChoose(named.value);
    return named !== undefined;
  };
  const chooseFirst = (letters: string) => {
    const [first] = matching(choosable, letters);
    // A field that takes what is typed has it already.
    if (first && !onTyped) onChoose(first.value);
  };
  return (
    <Chosen
      value={{
        label: text ?? chosen?.label ?? '',
        placeholder,
        name,
        autoComplete,
        count: options.length,
        start: found.findIndex((option) => option.value === startAt),
        onTyped,
        chooseByLabel,
        chooseFirst,
      }}
    >
      <AntdSelect<Value | null>
        id={id}
        {...rest}
        // Left to itself antd would keep what was chosen, and choosing it again would do nothing.
        value={chosen?.value ?? null}
        options={found.length > 0 ? found : nothing}
        onChange={(given) => given !== null && onChoose(given)}
        showSearch={{
          filterOption: false,
          onSearch: (text) => {
            setTyped(text);
            onType?.(text);
          },
        }}
        // antd forgets what was typed once something is chosen, and tells nobody.
        onOpenChange={(open) => {
          if (open) return;
          setTyped('');
          onType?.('');
        }}
        // Nothing is pointed at, and chosen by Tab, that nobody went to.
        defaultActiveFirstOption={typed !== '' && takesFirst}
        components={components}
        suffixIcon={<Icon name="chevron-down" />}
        labelRender={() => ''}
        status={rest['aria-invalid'] ? 'error' : ''}
        size={size}
        transitionName=""
        listHeight={whole}
        popupMatchSelectWidth={false}
        getPopupContainer={popupContainer}
        className={`${styles.select} ${className}`}
        classNames={{ popup: { root: styles.popup, listItem: styles.option } }}
      />
    </Chosen>
  );
}
