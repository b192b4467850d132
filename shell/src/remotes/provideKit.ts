import { whenOnline } from 'shared-api';
import 'shared-api/contract';

/**
 * The shell is the only provider of what is shared, and provides what it names: shared-api's contract above, and the
 * modules that pages load when they need them. One fetched at the first touch is there when a form or a dialog opens.
 */
export const provideKit = async () => {
  // A part that failed once fails for as long as the document lives: without a connection none is asked for.
  await whenOnline();
  await Promise.all([
    import('shared-ui/form').then(({ fetchDialogs }) => fetchDialogs()),
    import('shared-ui/fields'),
    import('shared-ui/data'),
    import('shared-ui/tabs'),
    import('shared-ui/charts'),
  ]);
};
