declare global {
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean };
  }
}

export const savesData = (): boolean => navigator.connection?.saveData === true;
