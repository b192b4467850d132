export { choose, offered, press } from './choose.ts';
export { type RenderedPortal, type RenderPortalOptions, renderPortal } from './renderPortal.tsx';
