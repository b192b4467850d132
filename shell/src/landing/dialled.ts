/** A telephone number as a link dials it: '+234 1 234 5678' → '+23412345678'. */
export const dialled = (phone: string): string => phone.replace(/[^+\d]/g, '');
