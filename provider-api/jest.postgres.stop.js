export default () => globalThis.stopPostgres?.();
