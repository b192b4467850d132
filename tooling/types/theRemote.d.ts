/** The remote that is started alone; the build puts its src/remote.tsx here. */
declare module 'the-remote' {
  const remote: import('shared-ui/remote').Remote;
  export default remote;
}
