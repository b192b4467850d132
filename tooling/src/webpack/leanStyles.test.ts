import { leanStyles } from './leanStyles.ts';

it('styles lose their remarks and indentation, and nothing that stands in quotes', () => {
  const css =
    '/* Why. */\n.tile {\n  color: red; /* twice\n lines */\n}\n.tile::before {\n  content: "/* kept */";\n}\n';
  expect(leanStyles(css)).toBe('\n.tile {\ncolor: red; \n}\n.tile::before {\ncontent: "/* kept */";\n}\n');
});
