import { whenOnline } from 'shared-api/http';

/** Fetches the modules of shared-ui that forms and dialogs need, before the user opens one. */
export const provideKit = async () => {
  // A failed module cannot be loaded again in the same document, so nothing is fetched while offline.
  await whenOnline();
  await Promise.all([
    import('shared-ui/form'),
    import('shared-ui/fields'),
    import('shared-ui/registration'),
    import('shared-ui/data'),
    import('shared-ui/tabs'),
    import('shared-ui/details'),
    import('shared-ui/charts'),
  ]);
};
