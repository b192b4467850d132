import { openedPage } from './openedPage.ts';

const pages = {
  'app/services': { files: ['/services.js'], lazyModules: [] },
  'app/service/:id/create-booking': {
    files: ['/form.js', '/form.css'],
    lazyModules: ['shared-ui/form'],
    calls: ['/services/:id', '/airports?all=true'],
  },
};
const sharedChunks = { 'shared-ui/form': ['assets/fields.js'], 'shared-ui/data': ['assets/table.js'] };

it("names a page's own files and those of the lazy modules that it imports", () => {
  expect(openedPage('/app/service/8/create-booking', pages, sharedChunks).files).toEqual([
    '/form.js',
    '/form.css',
    '/assets/fields.js',
  ]);
  expect(openedPage('/app/services/', pages, sharedChunks).files).toEqual(['/services.js']);
});

it('names what the page asks for first, with the parameters of its address', () => {
  expect(openedPage('/app/service/8/create-booking', pages, sharedChunks).calls).toEqual([
    '/api/services/8',
    '/api/airports?all=true',
  ]);
  expect(openedPage('/app/services', pages, sharedChunks).calls).toEqual([]);
});

it.each(['/app', '/app/services/8', '/app/service/8'])('knows of nothing for %s', (path) => {
  expect(openedPage(path, pages, sharedChunks)).toEqual({ files: [], calls: [] });
});

it('leaves out a module that the shell does not have', () => {
  expect(openedPage('/app/service/8/create-booking', pages, {}).files).toEqual(['/form.js', '/form.css']);
});
