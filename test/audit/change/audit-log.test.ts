import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { auditLogs, firstMalformedLine } from '../../../src/audit/change/audit-log.ts';
import { eventChain } from '../../../src/audit/claims/chain.ts';
import type { FileChange } from '../../../src/repo/change.ts';
import { literalTree } from '../../../src/repo/literal-tree.ts';
import { describe as describeFinding } from '../../../src/rules/finding.ts';
import { policyFromFile } from '../../policy/from-text.ts';
import { forAll } from '../../runs.ts';
import { cases, type Files } from '../../table.ts';
import {
  added,
  asset,
  brief,
  changeBetween,
  changeOf,
  changeSubject,
  deleted,
  file,
  relating,
  renamed,
} from '../fixture.ts';

const STORE = 'assets/gep';
const LOG = `${STORE}/events.jsonl`;
const ARCHIVE = `${STORE}/events.2026.jsonl`;
const REWRITTEN = ['audit-log-rewritten'];
const policyOf = (text: string) => policyFromFile(text, 'policy.yml').policy;
const FORBIDDEN = policyOf('blast_radius: { audit_log: forbidden }');
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
    ['a removed log', deleted(LOG), REWRITTEN],
    ['a log renamed away', renamed(LOG, 'old.jsonl'), REWRITTEN],
    ['a log renamed to another log', renamed(LOG, `x/${LOG}`), REWRITTEN],
    ['a symlink in its place', toLink, REWRITTEN],
    ['a file in place of a symlink', fromLink, REWRITTEN],
    ['a new symlink', added(LOG, 1, '120000'), REWRITTEN],
    ['another file', deleted('assets/gep/events.json'), []],
  ])('judges %s', async (_, change, expected) => {
    expect(brief(await append(change))).toEqual(expected);
  });

  it.each([
    ['a removed log', deleted(LOG), []],
    ['a log renamed away', renamed(LOG, 'old.jsonl'), []],
    ['a log renamed to another log', renamed(LOG, `x/${LOG}`), []],
    ['a symlink in its place', toLink, REWRITTEN],
    ['a removed symlink', { ...deleted(LOG), oldMode: '120000' }, REWRITTEN],
  ])('judges %s, which had no record', async (_, change, expected) => {
    for (const empty of ['', '\n', ' \r\n\t\n'])
      expect(brief(await append(change, empty, ''))).toEqual(expected);
  });

  it.each([LOG, `packages/a/${LOG}`, 'ASSETS/gep/Events.jsonl', '.evolver/gep/events.jsonl'])(
    'finds a rewritten line of %s',
    async (path) => {
      const [finding] = await append(file(path), 'a\nb\n', 'a\nc\n');
      const location = { path, line: 2, column: 1 };
      expect(finding).toMatchObject({ rule: 'audit-log-rewritten', location });
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
    ['{"a":{"b":1},"c":2}', '{"a":{"b":2},"c":2}', '`a.b`: `1` → `2`'],
    ['{"a":1,"asset_id":"x"}', '{"a":1,"asset_id":"y"}', '`asset_id`: `"x"` → `"y"`'],
    ['{"a":1,"asset_id":"x"}', '{"b":1,"asset_id":"y"}', '`a`: `1` → `nothing`; `b`: `nothing`'],
    ['{"a":1,"b":2,"c":3,"d":4}', '{"a":2,"b":3,"c":4,"d":5}', '; and 1 more'],
    ['{"a":1}', '{ "a": 1 }', 'its bytes differ, and no value does'],
    ['a `b`', 'c', '`a ˋbˋ` → `c`'],
    ['['.repeat(20_000), '[', '`[[['],
    ['{"a":1}', '', '`{"a":1}` → nothing'],
  ])('shows the old and the new value of a record: %s, %s', async (was, is, words) => {
    const [finding] = await append(file(LOG), `${was}\n{}\n`, is === '' ? is : `${is}\n{}\n`);
    expect(finding && describeFinding(finding).message).toContain(`the audit log \`${LOG}\`: `);
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
      const findings = await auditLogs({ ...judge(change), policy: FORBIDDEN });
      expect(brief(findings)).toEqual(REWRITTEN);
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

function event(id: string, parent: string | null = null): string {
  return `${JSON.stringify({ type: 'EvolutionEvent', id, parent })}\n`;
}

const [A, B, C] = [event('a'), event('b', 'a'), event('c', 'b')];

/** Records and other lines of a log, by letter; `ABCD` is a chain. */
const LINES: Readonly<Record<string, string>> = {
  ...{ A, B, C, D: event('d', 'c'), O: event('0'), X: event('x', 'a') },
  // Other heads of a new log: of a fork, of nothing, without a parent, and of the one that follows.
  ...{ E: event('d', 'b'), F: event('d'), G: '{"type":"EvolutionEvent","id":"d"}\n' },
  ...{ Y: event('x', 'd'), H: `[${event('x').trim()}]\n`, R: '{"type":"X"}\n', T: 'text\n' },
  // Edited, reformatted, without its line end, and all as a list.
  ...{ a: A.replace('"a"', '"A"'), r: A.replace('":"', '": "'), c: C.trimEnd() },
  L: `[${[A, B, C].join()}]`,
};

function lineOf(letter: string): string {
  const line = LINES[letter];
  if (line === undefined) throw new Error(`no line ${letter}`);
  return line;
}

/** Reads files of lines: `log=AB archive->x`, where both names are those in the store. */
function filesOf(text: string): Files {
  const places: Readonly<Record<string, string>> = { log: LOG, archive: ARCHIVE };
  return Object.fromEntries(
    [...text.matchAll(/(\S+?)(=|->)(\S*)/g)].map(([, name = '', sign, content = '']) => [
      places[name] ?? name,
      sign === '=' ? [...content].map(lineOf).join('') : { symlink: content },
    ]),
  );
}

async function rulesOf(before: string, after: string, policy = policyOf('')): Promise<string[]> {
  const [base, head] = [filesOf(before), filesOf(after)];
  const trees = { baseTree: literalTree(base), tree: literalTree(head) };
  const subject = { change: changeBetween(base, head), ...trees, policy };
  return brief(await auditLogs(changeSubject(subject)));
}

describe('a log whose records move into an archive', () => {
  it.each(cases`
    kept ⇐ archive=ABC ¦ archive=ABC log= ¦ archive=ABC log=D ¦ archive=ABC log=RD ¦ archive=ABc log=D
      archive=ABC assets/gep/events.2025.jsonl=O
    rewritten ⇐ archive=BC ¦ archive=AC log=D ¦ archive=AB log=E ¦ archive=ABCD ¦ archive=AXBC
      archive=ACB ¦ archive=aBC ¦ archive=rBC ¦ archive=AB assets/gep/events.2027.jsonl=C
      archive=AB log=C ¦ x/assets/gep/events.2026.jsonl=ABC log=D ¦ .evolver/gep/events.2026.jsonl=ABC
      assets/gep/old/events.2026.jsonl=ABC ¦ assets/gep/capsules.jsonl=ABC log=D
      assets/gep/events.2026.json=L ¦ archive->../../notes.jsonl notes.jsonl=ABC
      archive=ABC log->events.2026.jsonl ¦ archive=ABC log=E ¦ archive=ABC log=F ¦ archive=ABC log=G
      archive=ABC log=YD ¦ archive=ABC log=DT ¦ archive=ABC log=HD
  `)('to %s is %s', async (head, expected) => {
    const rules = new Set(await rulesOf('log=ABC', head));
    expect([...rules]).toEqual(expected === 'kept' ? [] : REWRITTEN);
  });

  it('is rewritten if the policy includes no archive', async () => {
    const policy = policyOf(`assets: { include: ['${LOG}', '${STORE}/genes.json'] }`);
    expect(await rulesOf('log=ABC', 'archive=ABC log=D', policy)).toEqual(REWRITTEN);
  });

  it('is touched if the policy forbids it', async () => {
    const touched = await rulesOf('log=ABC', 'archive=ABC', FORBIDDEN);
    expect(touched).toEqual([...REWRITTEN, ...REWRITTEN]);
  });

  it.each(cases`
    kept ⇐ archive=ABCD
    rewritten ⇐ archive=aBC ¦ <0 times x> ¦ assets/gep/events.all.jsonl=ABC ¦ log=ABC ¦ archive->x
  `)('stays as it is in the archive, after a change to %j: %s', async (head, expected) => {
    expect(await rulesOf('archive=ABC', head)).toEqual(expected === 'kept' ? [] : REWRITTEN);
  });
});

describe('the first event of a log beside an archive', () => {
  const at = (id: string, parent: string | null, path: string) =>
    asset('EvolutionEvent', { id, parent }, path);
  const past = [at('a', null, ARCHIVE), at('b', 'a', ARCHIVE)];
  const older = [at('y', null, `${STORE}/events.1.jsonl`), at('a', 'y', ARCHIVE)];

  it.each<[string, ReturnType<typeof at>[], string[]]>([
    ['continues it', [...past, at('c', 'b', LOG)], []],
    ['has no parent', [...past, at('c', null, LOG)], ['event-not-chained']],
    ['forks from it', [...past, at('c', 'a', LOG)], ['event-not-chained']],
    ['continues another history', [...past, at('c', 'x', LOG)], ['event-not-chained']],
    ['continues the newest archive', [...older, at('c', 'a', LOG)], []],
    ['continues an older archive', [...older, at('c', 'y', LOG)], ['event-not-chained']],
    ['is in another store', [...past, at('c', null, `x/${LOG}`)], []],
  ])('%s', (_, events, expected) => {
    const changes = [{ kind: 'added', asset: events.at(-1) as (typeof events)[0] }] as const;
    const found = eventChain(changeSubject({ assets: relating(changes, events) }));
    expect(brief(found)).toEqual(expected);
  });
});
