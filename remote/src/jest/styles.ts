/** In the place of a stylesheet every class name is its own name. */
export default new Proxy({}, { get: (_, name) => name });
