declare global {
  /** jest.environment.js provides the function, because jest cannot load the library, an ES module. */
  var readPdf: (bytes: Uint8Array | ArrayBuffer) => Promise<readonly string[]>;
}

export const pdfPages: typeof globalThis.readPdf = async (pdf) => {
  const start = new TextDecoder().decode(pdf.slice(0, 300));
  if (!start.startsWith('%PDF-')) throw new Error(`No document but: ${start}`);
  return globalThis.readPdf(pdf);
};

export const pdfText = async (pdf: Uint8Array | ArrayBuffer): Promise<string> =>
  (await pdfPages(pdf)).join('\n');
