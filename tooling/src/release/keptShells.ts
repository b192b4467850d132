/** The folder of all kept versions of the shell's pages; a name with a leading dot is served to nobody. */
export const keptShells = '.shells/';

export const kept = (version: string, file: string): string => `${keptShells}${version}/${file}`;
