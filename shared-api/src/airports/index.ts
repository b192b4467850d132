export * from './airports.ts';
