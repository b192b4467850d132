import { mutationOptions, type UseQueryOptions, useMutation } from '@tanstack/react-query';
import { saveAs } from 'file-saver';
import type { Endpoint, InputOf } from '../../contract/endpoint.ts';
import { safeFileName } from '../../documents/safeFileName.ts';
import { ApiProblem } from '../calls/apiProblem.ts';
import { send } from '../calls/request.ts';

export interface Download<E extends Endpoint = Endpoint> {
  endpoint: E;
  input: InputOf<E>;
  fileName: string;
}

export function save(blob: Blob, fileName: string): void {
  try {
    saveAs(blob, safeFileName(fileName));
  } catch (failure) {
    const message = failure instanceof Error ? failure.message : '';
    throw new ApiProblem({ status: 0, message, headline: 'Error saving file' });
  }
}

export const download = <E extends Endpoint>(endpoint: E, input: InputOf<E>, fileName: string): Download =>
  ({ endpoint, input, fileName }) as unknown as Download;

/** Documents are not kept in the cache, since their status may change. */
const documentQuery = ({ endpoint, input }: Download): UseQueryOptions<Blob> => ({
  queryKey: ['document', endpoint.path, input],
  queryFn: async ({ signal }) => (await send(endpoint, input, { signal })).blob(),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  meta: { failure: 'Error downloading file' },
});

export const downloadDocument = mutationOptions({
  mutationFn: async ({ endpoint, input, fileName }: Download) => {
    const response = await send(endpoint, input);
    save(await response.blob(), fileName);
  },
  meta: { info: 'Downloading document', failure: 'Error downloading file' },
});

export function useExport(what: Download) {
  const { mutate, isPending } = useMutation(downloadDocument);
  return { loading: isPending, onClick: () => mutate(what) };
}

export function useDocument(what: Download) {
  const { mutate, isPending } = useMutation(downloadDocument);
  return { content: documentQuery(what), downloading: isPending, onDownload: () => mutate(what) };
}
