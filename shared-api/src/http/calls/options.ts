import { keepPreviousData, mutationOptions, type QueryKey, queryOptions } from '@tanstack/react-query';
import type { Endpoint, Envelope, InputOf, ReplyOf } from '../../contract/endpoint.ts';
import { type CallOptions, call } from './request.ts';

const keyOf = ({ key = [], path }: Endpoint, input: unknown): QueryKey => [...key, path, input];

/** A component calls `useQuery(queryOf(orderById, { params: { id } }))`. */
export const queryOf = <E extends Endpoint>(endpoint: E, input: InputOf<E>) =>
  queryOptions({
    queryKey: keyOf(endpoint, input),
    queryFn: async ({ signal }): Promise<ReplyOf<E>> => (await call(endpoint, input, { signal })).data,
    meta: endpoint.meta,
  });

export const listOf = <E extends Endpoint>(endpoint: E, input: InputOf<E>) =>
  queryOptions({
    queryKey: keyOf(endpoint, input),
    queryFn: ({ signal }): Promise<Envelope<ReplyOf<E>>> => call(endpoint, input, { signal }),
    placeholderData: keepPreviousData,
    meta: endpoint.meta,
  });

type Write<E extends Endpoint> = InputOf<E> & Pick<CallOptions, 'idempotencyKey' | 'files' | 'onProgress'>;

/** A component calls `useMutation(mutationOf(approveOrder)).mutate({ params: { id }, body })`. */
export const mutationOf = <E extends Endpoint>(endpoint: E) =>
  mutationOptions({
    mutationFn: ({ idempotencyKey, files, onProgress, ...input }: Write<E>) =>
      call(endpoint, input as unknown as InputOf<E>, { idempotencyKey, files, onProgress }),
    meta: endpoint.meta,
  });
