/** '+234 1 234 5678' → '+23412345678' */
export const dialled = (phone: string): string => phone.replace(/[^+\d]/g, '');
