import type { ComponentType } from 'react';
import { loadPage } from 'shared-ui';
import type { createPortalRouter } from './router.tsx';

type Router = ReturnType<typeof createPortalRouter>;

/** A page that takes longer is said to be on its way, within its frame. */
const timeoutMs = 1_000;

/** Code that does not come at all leaves the frame standing, which says where nothing answers. */
const codeTimeoutMs = 5_000;

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

let isDrawn = false;

/** The code of the page that the portal is opened with; later pages are entered at once, and show what they wait for. */
export const firstPageCode = async (Page: ComponentType | null | undefined): Promise<void> => {
  if (!isDrawn && Page) await Promise.race([loadPage(Page), after(codeTimeoutMs)]);
};

/**
 * Resolves when the opened page can be drawn, or has failed: drawn before, all of it would be drawn twice, which takes a
 * slow phone a fifth of a second. RouterProvider hears what happens while it is drawn only where nobody else listens.
 */
export async function untilFirstPage(router: Router): Promise<void> {
  if (!router.state.initialized) {
    let stop: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => {
      stop = router.subscribe(({ initialized }) => initialized && resolve());
    });
    await Promise.race([arrived, after(timeoutMs)]);
    stop();
  }
  isDrawn = true;
}
