import fc from 'fast-check';
import { amountInWords } from './amountInWords.ts';
import { formatNaira, formatNgn, koboFromNaira, nairaFromKobo, nairaFromTyped } from './money.ts';

describe('money', () => {
  it('reads naira as a number or a text with at most two decimals into kobo [WALLET-11]', () => {
    expect(koboFromNaira(500_000)).toBe(50_000_000);
    expect(koboFromNaira('500000.5')).toBe(50_000_050);
    expect(koboFromNaira(49_999.99)).toBe(4_999_999);
  });

  it.each(['', '1.234', '-5', '1e9', 'abc', '0x10', '10000000000000'])('refuses the amount %p', (amount) => {
    expect(koboFromNaira(amount)).toBeUndefined();
  });

  it('turns every amount of kobo into naira and back unchanged', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 13 }), (kobo) => {
        expect(koboFromNaira(nairaFromKobo(kobo))).toBe(kobo);
      }),
    );
  });

  it('shows amounts with the naira sign, thousands separators and two decimals [CONST-07]', () => {
    expect(formatNaira(123_456_750)).toBe('₦1,234,567.50');
    expect(formatNaira(-5)).toBe('-₦0.05');
    expect(formatNgn(50_000_000)).toBe('NGN 500,000.00');
  });

  it('drops the commas of a typed amount and reads an unparseable one as 0 [WALLET-18]', () => {
    expect(nairaFromTyped('500,000.00')).toBe(500_000);
    expect(nairaFromTyped('five')).toBe(0);
  });

  it('writes amounts in words', () => {
    expect(amountInWords(50_000_000)).toBe('Five hundred thousand naira');
    expect(amountInWords(123_456_750)).toBe(
      'One million, two hundred and thirty-four thousand, five hundred and sixty-seven naira, fifty kobo',
    );
    expect(amountInWords(0)).toBe('Zero naira');
  });

  it.each([Number.POSITIVE_INFINITY, Number.NaN, 1e24])('has no words for %d kobo', (kobo) => {
    expect(amountInWords(kobo)).toBe('');
  });

  it('writes every amount in words of its own', () => {
    const written = Array.from({ length: 2000 }, (_, naira) => amountInWords(naira * 100));
    expect(new Set(written).size).toBe(2000);
    for (const words of written) expect(words).toMatch(/^[A-Z][a-z]+(-[a-z]+)?(,? [a-z]+(-[a-z]+)?)* naira$/);
  });
});
