import { whenOnline } from 'shared-api/http';

/** Fetches modules of shared-ui in advance. */
export const provideKit = async () => {
  // The browser does not retry a failed module until a reload, so nothing is fetched while offline.
  await whenOnline();
  await Promise.all([
    import('shared-ui/form'),
    import('shared-ui/dialogs'),
    import('shared-ui/fields'),
    import('shared-ui/registration'),
    import('shared-ui/data'),
    import('shared-ui/tabs'),
    import('shared-ui/details'),
    import('shared-ui/charts'),
  ]);
};
