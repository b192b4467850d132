const parts = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ 'react-router-dom'),
  () => import(/* webpackMode: "eager" */ 'shared-api/http'),
  () => import(/* webpackMode: "eager" */ 'shared-ui'),
  () => import(/* webpackMode: "eager" */ './start.tsx'),
];

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

// In one task these parts would block a slow phone for most of a second.
for (const run of parts) {
  await run();
  await nextTask();
}

export {};
