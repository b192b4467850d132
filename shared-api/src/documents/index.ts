export * from './names.ts';
export * from './safeFileName.ts';
export * from './uploads.ts';
