import { variablesOf } from './configTable.ts';

it('reads name, default and description of every kind of setting', () => {
  const source = `
    host: setting('HOST', 'localhost', { read: asText, description: 'The name to listen on' }),
    remitaUrl: optional('REMITA_URL', "the sandbox's", {
      read: asUrl('http', 'https'),
      description: "The gateway's host",
      secret: true,
    }),
    list: setting('CORS_ORIGINS', '', { read: asList, description: 'Origins' }),`;
  expect(variablesOf(source)).toEqual([
    { name: 'HOST', fallback: 'localhost', description: 'The name to listen on' },
    { name: 'REMITA_URL', fallback: "the sandbox's", description: "The gateway's host" },
    { name: 'CORS_ORIGINS', fallback: '', description: 'Origins' },
  ]);
});
