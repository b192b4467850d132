export { choose, fill, offered, press } from './choose.ts';
export { expectFirstCallsRead, routesWithFirstCalls } from './firstCalls.tsx';
export { type RenderedPortal, renderPortal } from './renderPortal.tsx';
