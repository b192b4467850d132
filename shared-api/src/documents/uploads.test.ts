import { fileTypeOf, isNamedAs } from './uploads.ts';

describe('files', () => {
  it('are judged by their first bytes, not by their names [REG-39]', () => {
    expect(fileTypeOf(new TextEncoder().encode('%PDF-1.7'))).toBe('application/pdf');
    expect(fileTypeOf(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]))).toBe('image/jpeg');
    expect(fileTypeOf(new Uint8Array([0x89, 0x50, 0x4e, 0x47]))).toBeUndefined();
    expect(fileTypeOf(new Uint8Array())).toBeUndefined();
  });

  it.each([
    ['seal.jpg', 'image/jpeg', true],
    ['SEAL.JPEG', 'image/jpeg', true],
    ['certificate.v2.pdf', 'application/pdf', true],
    ['seal.pdf', 'image/jpeg', false],
    ['seal.jpg.html', 'image/jpeg', false],
    ['certificate.exe', 'application/pdf', false],
    ['seal.jfif', 'image/jpeg', true],
    ['seal.html ', 'image/jpeg', false],
    ['certificate', 'application/pdf', true],
    ['C.A.C. certificate', 'application/pdf', true],
    ['Certificate No. 12', 'application/pdf', true],
    ['certificate.pdf ', 'application/pdf', true],
  ] as const)('named %j of type %s: their name says nothing else, %s', (name, type, says) => {
    expect(isNamedAs(name, type)).toBe(says);
  });
});
