import { leanStyles } from './leanStyles.ts';

it('styles lose their remarks and needless space, and nothing that stands in quotes', () => {
  const css =
    '/* Why. */\n.tile > a:hover,\n.tile b {\n  margin: 0 calc(1px + 2px); /* twice\n lines */\n  color: red;\n}\n.tile::before {\n  content: "/* a;  b */";\n}\n';
  expect(leanStyles(css)).toBe(
    ' .tile > a:hover,.tile b{margin:0 calc(1px + 2px);color:red;}.tile::before{content:"/* a;  b */";}',
  );
});
