declare global {
  interface Navigator {
    /** Missing in some browsers. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Whether the user wants nothing to be fetched before it is needed. */
export const savesData = (): boolean => navigator.connection?.saveData === true;
