import { searchText } from 'shared-api/text';

interface Labelled {
  label: string;
}

/** Initials match in order, possibly with gaps: 'mma' matches 'murtala muhammed international airport'. */
function isShortFor(letters: string, label: string): boolean {
  const initials = label.split(/[^a-z0-9]+/).map((word) => word.charAt(0));
  let from = 0;
  return [...letters].every((letter) => {
    from = initials.indexOf(letter, from) + 1;
    return from > 0;
  });
}

/**
 * Options that begin with the text come first, then options that contain the text, then options that contain
 * all its words. Initials are tried last.
 */
export function matching<Option extends Labelled>(options: readonly Option[], typed: string): Option[] {
  const wanted = searchText(typed);
  if (!wanted) return [...options];
  const place = ({ label }: Option): number => {
    const text = searchText(label);
    if (text.startsWith(wanted)) return 0;
    if (text.includes(wanted)) return 1;
    return wanted.split(' ').every((word) => text.includes(word)) ? 2 : 3;
  };
  const found = options.filter((option) => place(option) < 3);
  if (found.length > 0) return found.sort((one, other) => place(one) - place(other));
  return wanted.length > 1 ? options.filter(({ label }) => isShortFor(wanted, searchText(label))) : [];
}
