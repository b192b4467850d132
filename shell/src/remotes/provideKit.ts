import { whenOnline } from 'shared-api/http';

/**
 * Fetches the lazy modules of the kit at the first interaction, so that they are loaded when a form or a dialog opens.
 */
export const provideKit = async () => {
  // A failed module stays failed until the document is reloaded, so none is fetched while offline.
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
