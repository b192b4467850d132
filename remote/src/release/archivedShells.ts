/** A name with a leading dot is served to nobody. */
export const archivedShells = '.shells/';

export const archivedFile = (version: string, file: string): string => `${archivedShells}${version}/${file}`;
