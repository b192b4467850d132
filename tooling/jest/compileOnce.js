import vm from 'node:vm';

const kept = new Map();

const scriptOf = (source, parameters, filename) => {
  const found = kept.get(filename);
  if (found?.source === source) return found.script;
  const head = `(function (${parameters.join()}) {`;
  const script = new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
  kept.set(filename, { source, script });
  return script;
};

/**
 * Every test file loads the modules that it needs again, in a context of its own, and jest has V8 compile them again each
 * time. A script that is kept runs in the next context with all that was compiled of it before.
 */
vm.compileFunction = (source, parameters, { filename, parsingContext }) =>
  scriptOf(source, parameters, filename).runInContext(parsingContext);
