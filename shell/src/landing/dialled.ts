/** A link dials '+234 1 234 5678' as '+23412345678'. */
export const dialled = (phone: string): string => phone.replace(/[^+\d]/g, '');
