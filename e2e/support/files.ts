export const pdfFile = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7 sample'),
});

export const textFile = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from('sample') });
