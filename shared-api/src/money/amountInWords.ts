const upToNineteen =
  'zero one two three four five six seven eight nine ten ' +
  'eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const small = upToNineteen.split(' ');
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const scales = ['', ' thousand', ' million', ' billion', ' trillion'];

function belowThousand(n: number): string {
  const hundreds = Math.floor(n / 100);
  const rest = n % 100;
  const parts = hundreds ? [`${small[hundreds]} hundred`] : [];
  if (rest) {
    const word =
      rest < 20 ? small[rest] : `${tens[Math.floor(rest / 10)]}${rest % 10 ? `-${small[rest % 10]}` : ''}`;
    parts.push(word ?? '');
  }
  return parts.join(' and ');
}

function wholeInWords(n: number): string {
  if (n === 0) return 'zero';
  const groups: string[] = [];
  for (let rest = n, scale = 0; rest > 0; rest = Math.floor(rest / 1000), scale++) {
    const group = rest % 1000;
    if (group) groups.unshift(`${belowThousand(group)}${scales[scale]}`);
  }
  return groups.join(', ');
}

export function amountInWords(kobo: number): string {
  if (!Number.isSafeInteger(kobo)) return '';
  const naira = `${wholeInWords(Math.floor(kobo / 100))} naira`;
  const words = kobo % 100 ? `${naira}, ${wholeInWords(kobo % 100)} kobo` : naira;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
