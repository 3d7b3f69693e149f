import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { auditLogs, firstMalformedLine } from '../../../src/audit/change/audit-log.ts';
import type { FileChange } from '../../../src/repo/change.ts';
import { literalTree } from '../../../src/repo/literal-tree.ts';
import { describe as describeFinding } from '../../../src/rules/finding.ts';
import { policyFromFile } from '../../policy/from-text.ts';
import { forAll } from '../../runs.ts';
import { added, brief, changeOf, changeSubject, deleted, file, renamed } from '../fixture.ts';

const LOG = 'assets/gep/events.jsonl';
const REWRITTEN = ['audit-log-rewritten'];
const toLink = file(LOG, { status: 'type_changed', newMode: '120000' });
const fromLink = file(LOG, { status: 'type_changed', oldMode: '120000' });
const NO_VALUE = 'it is not a single JSON value';
const NO_OBJECT = 'it is not a JSON object';

describe('the audit logs of a change', () => {
  const line = (id: string) => `{"type":"EvolutionEvent","id":"${id}"}\n`;
  const [A, AB] = [line('a'), line('a') + line('b')];
  const judge = ({ path, oldPath = path, ...change }: FileChange, before = A, after = AB) =>
    changeSubject({
      change: changeOf({ ...change, path, ...(oldPath !== path && { oldPath }) }),
      baseTree: literalTree({ [oldPath]: before }),
      tree: literalTree({ [path]: after }),
    });
  const append = (...side: Parameters<typeof judge>) => auditLogs(judge(...side));

  it.each([
    ['an append', file(LOG), []],
    ['a new log', added(LOG), []],
    ['a log renamed to where logs are', renamed('old.jsonl', LOG), []],
    ['a removed log', deleted(LOG), ['audit-log-rewritten']],
    ['a log renamed away', renamed(LOG, 'old.jsonl'), ['audit-log-rewritten']],
    ['a log renamed to another log', renamed(LOG, `x/${LOG}`), ['audit-log-rewritten']],
    ['a symlink in its place', toLink, REWRITTEN],
    ['a file in place of a symlink', fromLink, REWRITTEN],
    ['a new symlink', added(LOG, 1, '120000'), ['audit-log-rewritten']],
    ['another file', deleted('assets/gep/events.json'), []],
  ])('judges %s', async (_, change, expected) => {
    expect(brief(await append(change))).toEqual(expected);
  });

  it.each([
    ['a removed log', deleted(LOG), []],
    ['a log renamed away', renamed(LOG, 'old.jsonl'), []],
    ['a log renamed to another log', renamed(LOG, `x/${LOG}`), []],
    ['a symlink in its place', toLink, REWRITTEN],
    ['a removed symlink', { ...deleted(LOG), oldMode: '120000' }, ['audit-log-rewritten']],
  ])('judges %s, which had no record', async (_, change, expected) => {
    for (const empty of ['', '\n', ' \r\n\t\n'])
      expect(brief(await append(change, empty, ''))).toEqual(expected);
  });

  it.each([LOG, `packages/a/${LOG}`, 'ASSETS/gep/Events.jsonl', '.evolver/gep/events.jsonl'])(
    'finds a rewritten line of %s',
    async (path) => {
      const [finding] = await append(file(path), 'a\nb\n', 'a\nc\n');
      expect(finding).toMatchObject({
        rule: 'audit-log-rewritten',
        location: { path, line: 2, column: 1 },
      });
    },
  );

  it.each([
    ['its last line', 'a\nb\n', 'a\n', 1, 'removes everything from line 2 on'],
    ['everything', 'a\n', '', 1, 'removes everything from line 1 on'],
    ['a part of its last line', 'a\nbc\n', 'a\nb', 2, 'modifies line 2'],
  ])('reports that a log lost %s, at an existing line', async (_, before, after, at, words) => {
    const [finding] = await append(file(LOG), before, after);
    expect(finding).toMatchObject({ location: { path: LOG, line: at, column: 1 } });
    expect(finding && describeFinding(finding).message).toContain(words);
  });

  it.each([
    ['appended', file(LOG), A, `${AB}{"id":"c"}\n`, 3],
    ['of a new log', added(LOG), '', `${A}[]\n`, 2],
    ['of a log that moved', renamed('old.jsonl', LOG), 'text\n', `text\n${A}`, 1],
  ])('finds a malformed line: %s', async (_, change, before, after, at) => {
    expect(await append(change, before, after)).toMatchObject([
      { rule: 'audit-log-rewritten', location: { path: LOG, line: at, column: 1 } },
    ]);
  });

  it('does not check existing lines', async () => {
    expect(await append(file(LOG), 'text\n', `text\n${A}`)).toEqual([]);
  });

  it.each([file(LOG), added(LOG), deleted(LOG)])(
    'objects to any change when the policy forbids it',
    async (change) => {
      const { policy } = policyFromFile('blast_radius: { audit_log: forbidden }', 'policy.yml');
      const findings = await auditLogs({ ...judge(change), policy });
      expect(brief(findings)).toEqual(['audit-log-rewritten']);
    },
  );
});

const OLD = '{"type":"EvolutionEvent"}\nold nonsense\n';
const RECORD = '{"type":"EvolutionEvent","id":"evt_1"}';

it.each<[string, string, [number, string] | undefined]>([
  ['a record', `${RECORD}\n`, undefined],
  ['a record without a line end', RECORD, undefined],
  ['empty lines and Windows line ends', `\n\r\n${RECORD}\r\n`, undefined],
  ['text', `${RECORD}\nhello\n`, [4, NO_VALUE]],
  ['a record over two lines', '{"type":\n"EvolutionEvent"}\n', [3, NO_VALUE]],
  ['two records in one line', `${RECORD}${RECORD}\n`, [3, NO_VALUE]],
  ['a list', `[${RECORD}]\n`, [3, NO_OBJECT]],
  ['null', 'null\n', [3, NO_OBJECT]],
  ['a wrapper', `{"events":[${RECORD}]}\n`, [3, 'it has no `type`']],
  ['what is nested without end', '['.repeat(200_000), [3, NO_VALUE]],
])('firstMalformedLine judges %s', (_, appended, expected) => {
  const log = Buffer.from(OLD + appended);
  const found = firstMalformedLine(log, OLD.length);
  expect(found && [found.line, found.problem]).toEqual(expected);
});

it('firstMalformedLine handles any bytes', async () => {
  await forAll(fc.uint8Array({ maxLength: 300 }), fc.nat({ max: 300 }), (bytes, from) => {
    const log = Buffer.from(bytes);
    const found = firstMalformedLine(log, Math.min(from, log.length));
    expect(found?.line ?? 1).toBeGreaterThan(0);
  });
});
