/** The build resolves this module to src/remote.tsx of the remote that runs alone. */
declare module 'the-remote' {
  const remote: import('shared-ui/remote').Remote;
  export default remote;
}
