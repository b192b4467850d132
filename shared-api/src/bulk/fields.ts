import { line } from '../contract/fields.ts';

/** By name. */
export const status = () => line(40, 'Invalid selection').required('Invalid selection');
