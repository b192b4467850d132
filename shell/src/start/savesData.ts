declare global {
  interface Navigator {
    /** Some browsers do not have it. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Nothing is fetched before it is needed when this is true. */
export const savesData = (): boolean => navigator.connection?.saveData === true;
