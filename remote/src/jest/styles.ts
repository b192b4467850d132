/** Replaces stylesheets in tests: each class name is its own key. */
export default new Proxy({}, { get: (_, name) => name });
