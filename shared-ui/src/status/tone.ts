export type Tone = 'success' | 'info' | 'warning' | 'error' | 'neutral';
