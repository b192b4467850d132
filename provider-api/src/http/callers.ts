import type { FastifyRequest } from 'fastify';

/** Whose request it is, by the account's address, for what is logged about its refusal. */
export const callers = new WeakMap<FastifyRequest, string>();
