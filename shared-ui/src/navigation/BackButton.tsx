import { Button } from '../button/Button.tsx';
import { Icon } from '../icons/Icon.tsx';

/** Goes one step back in a form of several steps; the first step has none (SHELL-32). */
export const BackButton = ({ step, onBack }: { step: number; onBack: () => void }) =>
  step > 1 ? (
    <Button onClick={onBack} icon={<Icon name="chevron-left" />}>
      Back
    </Button>
  ) : null;
