import { Button } from '../button/Button.tsx';
import { Icon } from '../icons/Icon.tsx';

export const BackButton = ({ step, onBack }: { step: number; onBack: () => void }) =>
  step > 1 ? (
    <Button onClick={onBack} icon={<Icon name="chevron-left" />}>
      Back
    </Button>
  ) : null;
