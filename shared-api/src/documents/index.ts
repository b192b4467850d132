export * from './names.ts';
export * from './uploads.ts';
