export * from './client.ts';
export * from './contract.ts';
export type { AirportReply, InternationalRequest, PublicPrice, Service, ServicePrice } from './replies.ts';
export * from './rules.ts';
export * from './schemas.ts';
