const names =
  'alfa|bravo|charlie|delta|echo|foxtrot|golf|hotel|india|juliett|kilo|lima|mike|november|oscar|papa|quebec|romeo|sierra|tango|uniform|victor|whiskey|xray|yankee|zulu|sample';
const patterns = {
  'an address of e-mail': /[^\s"<>]+@[\w-]+\.\w/,
  'a telephone or identification number': /(?<![\w.-])\+?\d{10,13}(?![\w.-])/,
  'a code or token': /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Z])[\w-]{32,}(?![\w-])/,
  'a postal address':
    /\b\d+[A-Z]?,? (?:[A-Z][\w'’-]* ){1,4}(?:Avenue|Close|Crescent|Drive|Lane|Road|Street|Way)\b/,
  'a name': new RegExp(`\\b(${names})\\b`, 'i'),
};

export const personalIn = (line: string): string[] =>
  Object.entries(patterns).flatMap(([what, pattern]) => (pattern.test(line) ? [`${what}: ${line}`] : []));
