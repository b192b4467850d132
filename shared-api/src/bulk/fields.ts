import { line } from '../contract/fields.ts';

export const status = () => line(40, 'Invalid selection').required('Invalid selection');
