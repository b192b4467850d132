import { type AnySchema, setLocale } from 'yup';
import { plainWords } from './plainWords.ts';

/**
 * A schema that is built when something of it is first asked for. A page validates with a few of the contract's schemas;
 * building all of them would take a slow phone a fifth of a second, before anything is drawn.
 */
export function lazily<S extends AnySchema>(build: () => S): S {
  let built: S | undefined;
  const schema = (): S => {
    if (!built) {
      setLocale(plainWords);
      built = build();
    }
    return built;
  };
  return new Proxy({} as S, {
    get(_, key) {
      const value: unknown = Reflect.get(schema(), key);
      return typeof value === 'function' ? value.bind(schema()) : value;
    },
    has: (_, key) => Reflect.has(schema(), key),
    getPrototypeOf: () => Reflect.getPrototypeOf(schema()),
  });
}
