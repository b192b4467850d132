import { maxFiles } from 'shared-api/documents';
import type { RegistrationProgress } from 'shared-api/registration';

export const idsOf = (text: string | undefined): number[] => (text ? text.split(',').map(Number) : []);

export const textOf = (ids: readonly number[]): string | undefined => ids.join(',') || undefined;

interface Values {
  Removed_Files?: string | undefined;
  Files?: readonly File[] | undefined;
}

/** The server accepts one to ten documents, including the kept documents. */
export function documentsError(
  documents: RegistrationProgress['documents'],
  { Removed_Files, Files = [] }: Values,
): string | undefined {
  const removed = idsOf(Removed_Files);
  const added = new Set(Files.map(({ name }) => name));
  const stay = documents.filter(({ id, name }) => !removed.includes(id) && !added.has(name));
  const left = stay.length + Files.length;
  if (left === 0) return 'Please select at least one file';
  return left > maxFiles ? `At most ${maxFiles} files can be uploaded` : undefined;
}
