import { describe, expect, it } from 'vitest';
import { auditLogs } from '../../../src/audit/change/audit-log.ts';
import { eventChain } from '../../../src/audit/claims/chain.ts';
import type { LiteralEntry } from '../../../src/repo/literal-tree.ts';
import { literalTree } from '../../../src/repo/literal-tree.ts';
import { policyFromFile } from '../../policy/from-text.ts';
import { asset, brief, changeBetween, changeSubject, relating } from '../fixture.ts';

const STORE = 'assets/gep';
const LOG = `${STORE}/events.jsonl`;
const ARCHIVE = `${STORE}/events.2026.jsonl`;

function event(id: string, parent: string | null = null): string {
  return `${JSON.stringify({ type: 'EvolutionEvent', id, parent })}\n`;
}

const A = event('a');
const B = event('b', 'a');
const C = event('c', 'b');
const NEXT = event('d', 'c');
const OLD = A + B + C;

type Files = Readonly<Record<string, LiteralEntry>>;

async function rulesOf(base: Files, head: Files, policy = ''): Promise<string[]> {
  const subject = changeSubject({
    change: changeBetween(base, head),
    baseTree: literalTree(base),
    tree: literalTree(head),
    policy: policyFromFile(policy, 'policy.yml').policy,
  });
  return brief(await auditLogs(subject));
}

const REWRITTEN = ['audit-log-rewritten'];

describe('a log whose records move into an archive', () => {
  it.each<[string, Files]>([
    ['deletes it', { [ARCHIVE]: OLD }],
    ['empties it', { [ARCHIVE]: OLD, [LOG]: '' }],
    ['starts it anew', { [ARCHIVE]: OLD, [LOG]: NEXT }],
    ['starts it anew behind a report', { [ARCHIVE]: OLD, [LOG]: `{"type":"X"}\n${NEXT}` }],
    ['drops the last line end', { [ARCHIVE]: OLD.trimEnd(), [LOG]: NEXT }],
    ['has another archive', { [ARCHIVE]: OLD, [`${STORE}/events.2025.jsonl`]: event('0') }],
  ])('is kept by a change that %s', async (_, head) => {
    expect(await rulesOf({ [LOG]: OLD }, head)).toEqual([]);
  });

  it.each<[string, Files]>([
    ['drops the first record', { [ARCHIVE]: B + C }],
    ['drops a record', { [ARCHIVE]: A + C, [LOG]: NEXT }],
    ['drops the last record', { [ARCHIVE]: A + B, [LOG]: event('d', 'b') }],
    ['adds a record at the end', { [ARCHIVE]: OLD + NEXT }],
    ['adds a record in between', { [ARCHIVE]: A + event('x', 'a') + B + C }],
    ['reorders records', { [ARCHIVE]: A + C + B }],
    ['edits a record', { [ARCHIVE]: OLD.replace('"a"', '"A"') }],
    ['reformats a record', { [ARCHIVE]: OLD.replace('":"', '": "') }],
    ['splits them', { [ARCHIVE]: A + B, [`${STORE}/events.2027.jsonl`]: C }],
    ['leaves a part', { [ARCHIVE]: A + B, [LOG]: C }],
    ['moves them to another store', { [`x/${ARCHIVE}`]: OLD, [LOG]: NEXT }],
    ['moves them to the other folder', { '.evolver/gep/events.2026.jsonl': OLD }],
    ['moves them below', { [`${STORE}/old/events.2026.jsonl`]: OLD }],
    ['moves them to another name', { [`${STORE}/capsules.jsonl`]: OLD, [LOG]: NEXT }],
    ['moves them to a list', { [`${STORE}/events.2026.json`]: `[${[A, B, C].join()}]` }],
    ['links to them', { [ARCHIVE]: { symlink: '../../notes.jsonl' }, 'notes.jsonl': OLD }],
    ['replaces the log by a link', { [ARCHIVE]: OLD, [LOG]: { symlink: 'events.2026.jsonl' } }],
    ['forges the chain', { [ARCHIVE]: OLD, [LOG]: event('d', 'b') }],
    ['starts a new chain', { [ARCHIVE]: OLD, [LOG]: event('d') }],
    ['leaves out the chain', { [ARCHIVE]: OLD, [LOG]: '{"type":"EvolutionEvent","id":"d"}\n' }],
    ['chains a later event only', { [ARCHIVE]: OLD, [LOG]: event('x', 'd') + NEXT }],
    ['appends no record', { [ARCHIVE]: OLD, [LOG]: `${NEXT}text\n` }],
    ['hides an event', { [ARCHIVE]: OLD, [LOG]: `[${event('x').trim()}]\n${NEXT}` }],
  ])('is rewritten by a change that %s', async (_, head) => {
    expect([...new Set(await rulesOf({ [LOG]: OLD }, head))]).toEqual(REWRITTEN);
  });

  it('is rewritten if the policy includes no archive', async () => {
    const policy = `assets: { include: ['${LOG}', '${STORE}/genes.json'] }`;
    expect(await rulesOf({ [LOG]: OLD }, { [ARCHIVE]: OLD, [LOG]: NEXT }, policy)).toEqual(
      REWRITTEN,
    );
  });

  it('is touched if the policy forbids it', async () => {
    const policy = 'blast_radius: { audit_log: forbidden }';
    const touched = await rulesOf({ [LOG]: OLD }, { [ARCHIVE]: OLD }, policy);
    expect(touched).toEqual([...REWRITTEN, ...REWRITTEN]);
  });

  it.each<[string, Files, string[]]>([
    ['appends to it', { [ARCHIVE]: OLD + NEXT }, []],
    ['edits it', { [ARCHIVE]: OLD.replace('"a"', '"A"') }, REWRITTEN],
    ['deletes it', {}, REWRITTEN],
    ['moves it on', { [`${STORE}/events.all.jsonl`]: OLD }, REWRITTEN],
    ['moves it back', { [LOG]: OLD }, REWRITTEN],
    ['makes it a link', { [ARCHIVE]: { symlink: 'x' } }, REWRITTEN],
  ])('stays as it is in the archive, after a change that %s', async (_, head, expected) => {
    expect(await rulesOf({ [ARCHIVE]: OLD }, head)).toEqual(expected);
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
    expect(brief(eventChain(changeSubject({ assets: relating(changes, events) })))).toEqual(
      expected,
    );
  });
});
