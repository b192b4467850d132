/** A line may break only between the parts: 'kano@portal.example' → 'kano', '@portal.example'. */
export const addressParts = (email: string): string[] => email.split(/(?=@)/);
