export const runNamed = async (
  command: string,
  parts: Readonly<Record<string, () => Promise<unknown>>>,
  names: readonly string[],
): Promise<number> => {
  const unknown = names.filter((name) => !(name in parts));
  if (unknown.length > 0)
    throw new Error(
      `npm run ${command} -- takes ${Object.keys(parts).join(', ')}; not ${unknown.join(', ')}.`,
    );
  let failed = 0;
  for (const [name, part] of Object.entries(parts)) {
    if (names.length > 0 && !names.includes(name)) continue;
    console.log(`\n\`npm run ${command} -- ${name}\`\n`);
    try {
      const found = await part();
      if (typeof found === 'string') console.log(found);
    } catch (thrown) {
      failed += 1;
      console.error(`${name} FAILED\n${thrown instanceof Error ? thrown.message : thrown}`);
    }
  }
  return failed;
};
