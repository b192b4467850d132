/** Each runs only if it was not run before, as any module. */
const parts = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ 'react-router-dom'),
  () => import(/* webpackMode: "eager" */ 'shared-api/http'),
  () => import(/* webpackMode: "eager" */ 'shared-ui'),
  () => import(/* webpackMode: "eager" */ './start.tsx'),
];

/** The browser does first what came up in the meantime. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

// All of it takes a slow phone most of a second: in one task the page would answer to nothing for so long.
for (const run of parts) {
  await run();
  await nextTask();
}

export {};
