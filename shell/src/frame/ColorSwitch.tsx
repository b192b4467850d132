import { Icon, useColorMode } from 'shared-ui';
import styles from './TopBar.module.css';

export function ColorSwitch() {
  const { mode, choose } = useColorMode();
  const other = mode === 'dark' ? 'light' : 'dark';
  return (
    <button type="button" className={styles.button} onClick={() => choose(other)}>
      <Icon name={other === 'dark' ? 'moon' : 'sun'} label={`Switch to ${other} colours`} />
    </button>
  );
}
