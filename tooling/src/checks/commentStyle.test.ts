import { fragmentsIn } from './commentStyle.ts';

it.each([
  ['a line', '// What a client owes.\nconst owed = 1;', 'What a client owes.'],
  ['a line after code', 'const owed = 1; // Of one client', 'Of one client'],
  ['a doc comment', '/** Who may cancel. */', 'Who may cancel.'],
  ['a doc comment of several lines', '/**\n * Where invoices lie,\n * and why.\n */', 'Where invoices lie,'],
  ['a comment between elements', '<p>{/* Beside the total. */}</p>', 'Beside the total.'],
  ['a comment in a style', '.page {\n  /* To the edge. */\n}', 'To the edge.'],
])('%s that begins as half a sentence is refused', (_, source, words) => {
  expect(fragmentsIn(source)).toEqual([words]);
});

it.each([
  ['a sentence', '/** A client owes this until the invoice is paid. */'],
  ['a later line of a comment', '// The invoice is numbered at commit.\n// To skip a number is not allowed.'],
  ['a longer word', '// Tomorrow begins at midnight in Lagos.'],
  ['a text', "const title = 'What it costs';"],
  ['an address', "const address = 'https://Whose.example';"],
])('%s passes', (_, source) => {
  expect(fragmentsIn(source)).toEqual([]);
});
