import type { BodyOf, Endpoint } from 'shared-api/contract';

/** The body of an endpoint that has one. */
export type RequestBody<E extends Endpoint> = NonNullable<BodyOf<E>>;
