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
  /** The option is shown but cannot be chosen. The label must contain the reason. */
  disabled?: boolean;
}

export interface SelectProps<Value> extends AriaAttributes {
  id?: string | undefined;
  name?: string | undefined;
  value: Value | undefined;
  options: readonly Choice<Value>[];
  onChoose: (value: Value) => void;
  placeholder?: string | undefined;
  autoComplete?: string | undefined;
  size?: 'middle' | 'large';
  className?: string | undefined;
  /** With `onType` the options are search results, so the select does not filter them. */
  onType?: (text: string) => void;
  /** With `onTyped` the field accepts any text, and `text` is the shown text. */
  onTyped?: (text: string) => void;
  text?: string;
  /** The list opens at this option, and arrow keys start there. */
  startAt?: Value;
  /** Tab and Enter choose the first match once the user has typed. */
  takesFirst?: boolean;
  onFocus?: () => void;
  onBlur?: () => void;
}

// A listbox may contain only options, so the text 'Nothing matches' is an option too.
const nothing = [{ value: 'nothing matches', label: 'Nothing matches', disabled: true }];

/** The list itself scrolls, so this height in px keeps antd's box around it from scrolling. */
const whole = 100_000;

const components = { input: ChosenInput };

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
    // With `onTyped`, the field already has the typed text.
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
        // With `undefined`, antd would keep its own value, and the same option could not be chosen again.
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
        // antd clears the search text after a choice without calling `onSearch`.
        onOpenChange={(open) => {
          if (open) return;
          setTyped('');
          onType?.('');
        }}
        // Tab must not choose an option that the user has not moved to.
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
