/** The parts stay together where a line is short: 'kano@portal.example' → 'kano', '@portal.example'. */
export const addressParts = (email: string): string[] => email.split(/(?=@)/);
