export { type RenderedPortal, type RenderPortalOptions, renderPortal } from './renderPortal.tsx';
