import { whenOnline } from 'shared-api/http';

/**
 * Pages load these parts of the kit when they need them: fetched at the first touch, they are there when a form or a
 * dialog opens.
 */
export const provideKit = async () => {
  // A part that failed once fails for as long as the document lives: without a connection none is asked for.
  await whenOnline();
  await Promise.all([
    import('shared-ui/form'),
    import('shared-ui/fields'),
    import('shared-ui/data'),
    import('shared-ui/tabs'),
    import('shared-ui/details'),
    import('shared-ui/charts'),
  ]);
};
