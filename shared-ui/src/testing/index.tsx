export { choose, offered, press } from './choose.ts';
export { type RenderedPortal, renderPortal } from './renderPortal.tsx';
