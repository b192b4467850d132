declare global {
  interface Navigator {
    /** Not in every browser. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Whether the browser asks for as little data as possible: then nothing is fetched before it is needed. */
export const savesData = (): boolean => navigator.connection?.saveData === true;
