import 'shared-api/contract';

/**
 * The shell is the only provider of what is shared, and provides what it names: shared-api's contract above, and the
 * modules that pages load when they need them. One fetched at the first touch is there when a form or a dialog opens.
 */
export const provideKit = () =>
  Promise.all([
    import('shared-ui/form').then(({ fetchDialogs }) => fetchDialogs()),
    import('shared-ui/fields'),
    import('shared-ui/data'),
    import('shared-ui/tabs'),
    import('shared-ui/charts'),
  ]);
