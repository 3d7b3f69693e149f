import fc from 'fast-check';
import { expect, it } from 'vitest';
import { redact } from '../../../src/ground/redact/redact.ts';
import { forAll } from '../../runs.ts';
import { list, pairs } from '../../table.ts';

const body = 'aB3dE5gH7jK9mN1pQ3sT5vW7xY9zA1cD3fG5hJ7k';

// Put together here, so that no scanner takes this file for a leak.
const SECRETS: readonly (readonly [kind: string, secret: string])[] = [
  ['github token', `gh${'p'}_${body}`],
  ['github token', `gh${'s'}_${body}`],
  ['github token', `github_${'pat'}_11ABCDEFG0_${body}`],
  ['gitlab token', `gl${'pat'}-${body.slice(0, 20)}`],
  ['npm token', `np${'m'}_${body.slice(0, 36)}`],
  ['aws key', `AK${'IA'}ABCDEFGHIJKLMNOP`],
  ['slack token', `xo${'xb'}-123456789012-${body.slice(0, 24)}`],
  ['jwt', `ey${'J'}hbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.${body}`],
  ['api key', `sk-${'ant'}-api03-${body}`],
  [
    'private key',
    `-----BEGIN RSA ${'PRIVATE'} KEY-----\nMIIE${body}\n${body}=\n-----END RSA ${'PRIVATE'} KEY-----`,
  ],
];

it.each(SECRETS)('replaces a %s and says where it was', (kind, secret) => {
  const { text, redactions } = redact(`before ${secret} after`);
  expect(text).toBe(`before [redacted ${kind}] after`);
  expect(redactions).toEqual([{ kind, start: 7, end: 7 + secret.length }]);
});

it.each([
  [`authorization: Bearer ${body}`, 'authorization: [redacted authorization header]'],
  ['"Authorization": "Basic dXNlcjpwYXNz"', '"Authorization": "[redacted authorization header]"'],
  [`curl -H "bearer ${body}"`, 'curl -H "bearer [redacted bearer token]"'],
  ['https://user:pass@example.com/x', 'https://[redacted url user info]@example.com/x'],
  [
    '//registry.example/:_authToken=abcdef0123456',
    '//registry.example/:_authToken=[redacted npm token]',
  ],
  [`-----BEGIN ${'PRIVATE'} KEY-----\nMIIE cut off`, '[redacted private key]'],
])('%j becomes %j', (text, shown) => expect(redact(text).text).toBe(shown));

// The parts are put together here, so that no scanner takes this file for a leak.
it.each([
  ['api key', 'sk', '-', body.slice(0, 20)],
  ['api key', 'sk-lf', '-', 'a1b2c3d4-0000-4000-8000-000000000000'],
  ['api key', 'hf', '_', 'abcdefghijklmnopqrstuvwxyzABCDEFGH'],
  ['api key', 'gsk', '_', body],
  ['gitlab token', 'glrt', '-', 'abcdefghijklmnopqrst'],
  ['api key', 'pypi', '-AgEIcHlwaS5vcmc', body],
  ['api key', 'rubygems', '_', '0123456789abcdef'],
  ['api key', 'dckr', '_pat_', body],
  ['api key', 'dop', '_v1_', '0123456789abcdef0123456789abcdef'],
  ['api key', 'hvs', '.', body],
  ['api key', 'aBcDeFgHiJkLm1', '.atlasv1.', body],
  ['api key', 'SG', '.', `${body.slice(0, 22)}.${body}`],
  ['api key', 'SK', '', '0123456789abcdef0123456789abcdef'],
  ['api key', '0123456789abcdef0123456789abcdef', '-', 'us12'],
  ['api key', '1234567890', ':AA', body.slice(0, 33)],
  ['api key', 'shpat', '_', '0123456789abcdef0123456789abcdef'],
  ['api key', 'GOCSPX', '-', body],
  ['slack token', 'xapp', '-', `1-A0123-${body}`],
  ['azure secret', 'abc1', 'Q~', body.slice(0, 34)],
  ['aws key', 'AB', 'IA', 'ABCDEFGHIJKLMNOP'],
])('replaces a token of a published pattern: %s %s', (kind, start, middle, end) => {
  expect(redact(`a=${start}${middle}${end};`).text).toBe(`a=[redacted ${kind}];`);
});

it('replaces the password of curl and the end of a webhook', () => {
  expect(redact('curl -s -u me:hunter2 https://a.test').text).toContain('-u [redacted password] ');
  const hook = 'https://discord.com/api/webhooks/1234567890/';
  expect(redact(hook + body).text).toBe(`${hook}[redacted webhook]`);
});

it.each(list`
  sk-short-name-with-hyphens-1234567890 ¦ key-value-store-of-1234567890-entries
  SKIPPED 12345678901234567890 tests ¦ pat.js secret_manager_configuration_2
  API-DESCRIPTION of version 1.2.3-us12
  sha256:0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef 4b1d0123456789abcdef0123456789abcdef0123
  curl --user-agent test:agent https://a.test ¦ task-runner-configuration-file-name
  https://example.com/@scope/package ¦ npm_config_cache=/tmp ¦ AKIA ¦ authorization was refused
`)('leaves %j alone', (text) => expect(redact(text)).toEqual({ text, redactions: [] }));

it('replaces known values, whole, by line and percent-encoded', () => {
  const known = ['s3cr et&1', 'first line\nsecond line', 'abc'];
  expect(redact('s3cr et&1 s3cr%20et%261 second line abc', known).text).toBe(
    '[redacted secret] [redacted secret] [redacted secret] abc',
  );
});

const KNOWN = 's3cr3t/Value+42&é"x';
const bytes = Buffer.from(KNOWN);
const aligned = (before: string, after: string) =>
  Buffer.concat([Buffer.from(before), bytes, Buffer.from(after)]).toString('base64');
const wrapped = (text: string, width: number) =>
  text.replace(new RegExp(`.{${width}}`, 'g'), '$&\n');

it.each([
  ['plain', KNOWN],
  ['in JSON', JSON.stringify({ KNOWN })],
  ['in JSON within JSON', JSON.stringify(JSON.stringify({ KNOWN }))],
  ['in JSON of PHP', JSON.stringify(KNOWN).replaceAll('/', '\\/')],
  ['percent-encoded', encodeURIComponent(KNOWN)],
  ['percent-encoded, small', encodeURIComponent(KNOWN).replace(/%../g, (it) => it.toLowerCase())],
  ['in hexadecimal', bytes.toString('hex')],
  ['in capital hexadecimal', bytes.toString('hex').toUpperCase()],
  ['in hexadecimal with spaces', bytes.toString('hex').replace(/../g, '$& ')],
  ['in a dump of 16 bytes a line', wrapped(bytes.toString('hex'), 32)],
  ['as Node.js prints a Buffer', `<Buffer ${bytes.toString('hex').replace(/../g, '$& ').trim()}>`],
  ['in base64', bytes.toString('base64')],
  ['in base64 for URLs', bytes.toString('base64url')],
  ['in base64 after one byte', aligned('a', 'bcd')],
  ['in base64 after two bytes', aligned('ab', 'c')],
  ['in base64 after three bytes', aligned('user', ':x')],
  ['in base64 of several lines', wrapped(aligned('user:', 'more'), 10)],
  ['over two lines', `${KNOWN.slice(0, 7)}\n${KNOWN.slice(7)}`],
  ['over indented lines', `${KNOWN.slice(0, 3)}\r\n    ${KNOWN.slice(3)}`],
  ['one character a line', KNOWN.split('').join('\n')],
])('replaces a known value %s', (_, printed) => {
  const { text } = redact(`before ${printed} after`, [KNOWN]);
  expect(text).toMatch(/^before .*\[redacted secret\].* after$/s);
  const left = text.replaceAll('[redacted secret]', '').replaceAll(/\s/g, '');
  for (const encoding of ['hex', 'base64', 'utf8'] as const) {
    const part = bytes.subarray(3, 12).toString(encoding).slice(1, -2);
    expect(left.toLowerCase()).not.toContain(part.toLowerCase());
  }
});

it.each(pairs`
  token=abc123def456 → token=*** ¦ TOKEN=abc123def456 next → TOKEN=*** next
  MY_API_TOKEN=abcdefgh → MY_API_TOKEN=*** ¦ --password=hunter2 → --password=***
  password=correcthorse → password=*** ¦ DB_PASSWORD=12345678 → DB_PASSWORD=***
  ?access_token=a1b2c3d4e5&x=1 → ?access_token=***&x=1 ¦ api_key: 9f8e7d6c5b4a → api_key: ***
  api-key : 9f8e7d6c5b4a → api-key : *** ¦ X-Api-Key: 9f8e7d6c5b4a → X-Api-Key: ***
  apiKey: "abcdef-ghijkl" → apiKey: "***" ¦ password: hunter2 → password: ***
  passwd = p@ss,word → passwd = p@ss,word ¦ client_secret = "quiteLong" → client_secret = "***"
  secretAccessKey: Zx9-Yw8-Vu7 → secretAccessKey: *** ¦ {"password":"hunter"} → {"password":"***"}
  {"api_key": "9f8e7d6c"} → {"api_key": "***"}
  {"accessToken" : "a-b-c-d-e"} → {"accessToken" : "***"}
  {'secret': 'hunter2'} → {'secret': '***'} ¦ "{\"token\":\"abc123def\"}" → "{\"token\":\"***\"}"
  deploy --token abc123def456 → deploy --token *** ¦ tool --api-key Zx9Yw8Vu7 → tool --api-key ***
`)('%j becomes %j, as it says what it is', (text, shown) =>
  expect(redact(text).text).toBe(shown.replace('***', '[redacted named secret]')),
);

it.each(list`
    SyntaxError: Unexpected token: } ¦ Unexpected token = in JSON at position 4
    error: token: expected identifier ¦ password: required ¦ password=undefined ¦ token=null
    "password": "must not be empty" ¦ {"token":"identifier","value":"if"}
    {"type":"object","properties":{"token":{"type":"string"}}} ¦ token: string; password?: string
    const token = await getToken2(x) ¦ token = parser.next() ¦ token == expected1
    if (token === other2token) return ¦ max_tokens=128000, token=12345678 ¦ tokens: 1234567
    tokenizer: abc123def456 ¦ api_key: missing ¦ password=**************** ¦ password=$DB_PASSWORD
    api_key=<your-api-key-1> ¦ The secret: authentication ¦ secret: sha256
    token: ./src/lexer/token2.js ¦ apiKey: https://example.com/docs/keys2 ¦ keyboard: qwerty12345
    Reset your password at https://example.com/reset1234 ¦ token: PropertyAssignmentExpression
    ok 12 - passes a token 1234567 ¦ secretary: a1b2c3d4e5 ¦ passing: 100 tests
    public_key=abcdef12345678
  `)('leaves %j alone', (text) => expect(redact(text)).toEqual({ text, redactions: [] }));

it('does not find a short known value across words', () => {
  expect(redact('abc defgh', ['abcdefgh']).redactions).toEqual([]);
});

it('merges what overlaps, and does not find anything twice', () =>
  forAll(
    fc.array(fc.oneof(fc.constantFrom(...SECRETS.map(([, secret]) => secret)), fc.string())),
    (pieces) => {
      const { text, redactions } = redact(pieces.join(' '));
      expect(redact(text).text).toBe(text);
      redactions.forEach(({ start, end }, index) => {
        expect(end).toBeGreaterThan(start);
        expect(start).toBeGreaterThanOrEqual(redactions[index - 1]?.end ?? 0);
      });
    },
  ));

// Quadratic patterns would take minutes here; the test's own time limit is the assertion.
it.each(list`
    eyJ ¦ ghp_ ¦ authorization:<U+0020> ¦ authorization:<U+0009> ¦ :// ¦ ://a ¦ a ¦ <U+0020>
    -----BEGIN PRIVATE KEY----- ¦ -----BEGIN<U+0020> ¦ _auth= ¦ bearer<U+0020> ¦ sk-ant- ¦ token=
    token: ¦ token:<U+0020> ¦ token=" ¦ "token":" ¦ password ¦ pass ¦ -- ¦ --token<U+0020>
    token=a( ¦ <U+005C> ¦ token\\<U+005C> ¦ 61<U+0020> ¦ a<U+000A>
  `)('takes two megabytes of %j in its stride', (piece) => {
  const text = piece.repeat(2_000_000 / piece.length);
  expect(redact(text, [`${piece}x`]).text.length).toBeLessThanOrEqual(text.length * 3);
});
