/** The fonts of documents contain these characters, among them the letters of Yoruba, Igbo and Hausa. */
const printed =
  ' -~\u00a0-\u017f\u0181\u018a\u0198\u0199\u01b3\u01b4\u0218-\u021b\u0253\u0257\u0300-\u0304\u0309\u030c\u0323\u0331' +
  '\u1e00-\u1efb\u2010-\u2015\u2018-\u201e\u2020\u2022\u2026\u2030\u2032\u2033\u2039\u203a\u20a6\u20ac\u2116\u2122' +
  '\u2190\u2192\u2212\u2713\u2717\ufffd';
const missing = new RegExp(`[^${printed}\\n][\\p{M}\\p{Cf}\\p{Emoji_Modifier}]*`, 'gu');
const allPrinted = new RegExp(`^[${printed}\\n]*$`);

/** A composed letter that the fonts lack is split into letter and marks. */
const parted = (text: string): string =>
  text
    .normalize()
    .replace(/[\u02bb\u02bc]/g, '\u2019')
    .replace(missing, (letter) =>
      allPrinted.test(letter.normalize('NFD')) ? letter.normalize('NFD') : letter,
    );

export const unprintable = (text: string): string | undefined => parted(text).match(missing)?.[0];

export const printable = (text: string): string => parted(text).replace(missing, '\ufffd');
