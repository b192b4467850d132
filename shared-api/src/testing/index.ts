export * from './exampleOf.ts';
export * from './fakeApi.ts';
export * from './fakePortal.ts';
export * from './keepsADay.ts';
export * from './samples.ts';
