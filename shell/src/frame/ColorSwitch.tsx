import { Icon, useColorMode } from 'shared-ui';
import { BarButton } from './BarButton.tsx';

export function ColorSwitch() {
  const { mode, choose } = useColorMode();
  const other = mode === 'dark' ? 'light' : 'dark';
  return (
    <BarButton onClick={() => choose(other)}>
      <Icon name={other === 'dark' ? 'moon' : 'sun'} label={`Switch to ${other} colours`} />
    </BarButton>
  );
}
