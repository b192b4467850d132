import { useId } from 'react';
import { type ColorChoice, useColorMode } from 'shared-ui';
import styles from './ThemeChoice.module.css';

const choices: Readonly<Record<ColorChoice, string>> = { light: 'Light', dark: 'Dark', system: 'System' };
const offered: readonly ColorChoice[] = ['light', 'dark', 'system'];

export function ThemeChoice() {
  const name = useId();
  const { choice, choose } = useColorMode();
  return (
    <fieldset>
      <legend className={styles.legend}>Theme</legend>
      <div className={styles.choices}>
        {offered.map((each) => (
          <label key={each} className={styles.choice}>
            <input
              type="radio"
              name={name}
              checked={choice === each}
              onChange={() => choose(each)}
              className={styles.radio}
            />
            {choices[each]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
