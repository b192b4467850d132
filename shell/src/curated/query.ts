/** What the portal uses of @tanstack/react-query: the one copy that shell, kit and remotes share. */
export {
  keepPreviousData,
  MutationCache,
  mutationOptions,
  onlineManager,
  QueryCache,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
