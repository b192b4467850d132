export * from './fakeApi.ts';
export * from './fakePortal.ts';
export * from './samples.ts';
