/** The build puts src/remote.tsx of the remote that is started alone here. */
declare module 'the-remote' {
  const remote: import('shared-ui/remote').Remote;
  export default remote;
}
