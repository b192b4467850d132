import { openedPage } from './openedPage.ts';

const pages = {
  'app/services': { files: ['/services.js'], doors: [] },
  'app/service/:id/create-booking': {
    files: ['/form.js', '/form.css'],
    doors: ['shared-ui/form'],
    calls: ['/services/:id', '/airports?all=true'],
  },
};
const behind = { 'shared-ui/form': ['assets/fields.js'], 'shared-ui/data': ['assets/table.js'] };

it("names a page's own files and those behind the doors that it opens", () => {
  expect(openedPage('/app/service/8/create-booking', pages, behind).files).toEqual([
    '/form.js',
    '/form.css',
    '/assets/fields.js',
  ]);
  expect(openedPage('/app/services/', pages, behind).files).toEqual(['/services.js']);
});

it('names what the page asks for first, with the parameters of its address', () => {
  expect(openedPage('/app/service/8/create-booking', pages, behind).calls).toEqual([
    '/api/services/8',
    '/api/airports?all=true',
  ]);
  expect(openedPage('/app/services', pages, behind).calls).toEqual([]);
});

it.each(['/app', '/app/services/8', '/app/service/8'])('knows of nothing for %s', (path) => {
  expect(openedPage(path, pages, behind)).toEqual({ files: [], calls: [] });
});

it('leaves out a door that the shell does not have', () => {
  expect(openedPage('/app/service/8/create-booking', pages, {}).files).toEqual(['/form.js', '/form.css']);
});
