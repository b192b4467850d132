import 'shared-api/contract';

/**
 * The shell is the only provider of what is shared, and provides what it names: shared-api's contract above, and the
 * modules that pages load when they need them. One fetched at the first touch is there when a form opens.
 */
export const provideKit = () =>
  Promise.all([import('shared-ui/form'), import('shared-ui/data'), import('shared-ui/charts')]);
