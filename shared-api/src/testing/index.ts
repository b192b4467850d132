export * from './fakeApi.ts';
export * from './samples.ts';
