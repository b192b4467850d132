export { choose, fill, offered, press } from './choose.ts';
export { type RenderedPortal, renderPortal } from './renderPortal.tsx';
