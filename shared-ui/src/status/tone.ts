import type { IconName } from '../icons/Icon.tsx';

export type Tone = 'success' | 'info' | 'warning' | 'error' | 'neutral';

export const toneIcon = {
  success: 'success',
  info: 'info',
  warning: 'warning',
  error: 'error',
  neutral: 'clock',
} as const satisfies Record<Tone, IconName>;
