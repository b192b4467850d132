/** A telephone link needs '+23412345678' for '+234 1 234 5678'. */
export const dialled = (phone: string): string => phone.replace(/[^+\d]/g, '');
