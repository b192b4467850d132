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
  /** The option is shown, with the reason in its label, but cannot be chosen. */
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
  /** The options are search results for the typed text, so that the select does not filter them again. */
  onType?: (text: string) => void;
  /** Makes the field accept any text and is called for every change; `text` is the text shown. */
  onTyped?: (text: string) => void;
  text?: string;
  /** The list opens at this option, and arrow keys start there, until an option is marked. */
  startAt?: Value;
  /** Whether Tab and Enter choose the first option once something is typed. */
  takesFirst?: boolean;
  onFocus?: () => void;
  onBlur?: () => void;
}

// For screen readers a listbox may contain only options, so this message is one too.
const nothing = [{ value: 'nothing matches', label: 'Nothing matches', disabled: true }];

/** Higher than any list: the list itself, which `aria-controls` names, must scroll, and not antd's box around it. */
const whole = 100_000;

const components = { input: ChosenInput };

/** antd's select: typing filters the list, and options that begin with the letters come first. */
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
    // A field that accepts free text already has the typed text.
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
        // With `undefined` antd would keep its own value, and choosing the same option again would do nothing.
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
