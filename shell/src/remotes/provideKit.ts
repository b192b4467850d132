/**
 * The doors that pages load when they need them. The shell is their only provider: a door that it names nowhere would
 * be missing from the page, and one fetched while the page is idle is there when a form opens.
 */
export const provideKit = () =>
  Promise.all([import('shared-ui/form'), import('shared-ui/data'), import('shared-ui/charts')]);
