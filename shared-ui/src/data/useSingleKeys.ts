import { remembered } from '../remembered/remembered.ts';

const [useChoice, choose] = remembered('singleKeys');

/** WCAG 2.1.4 requires a setting that turns off keyboard shortcuts of a single character. */
export const useSingleKeys = (): readonly [on: boolean, choose: (on: boolean) => void] => [
  useChoice() !== 'off',
  (on) => choose(on ? 'on' : 'off'),
];
