import { expect, it } from 'vitest';
import { suggestionMarker } from '../../src/publish/suggestions.ts';
import type { GateReport } from '../../src/report/gate-report.ts';
import type { GitHub } from '../github/server.ts';
import { actionsToken, WRITE_ALL } from '../github/tokens.ts';
import { gene } from '../report/fixtures.ts';
import { finding, gitHub, HEAD, gate as publishedRun, type runOf as Run } from './fixture.ts';

const PATH = 'assets/gep/genes.json';
const MARKER = suggestionMarker('gene-gate');
const DRAFT = '    "asset_id": "sha256:11",';
const OLD = '    "validation": ["npm test && rm -rf build"]';
const NEW = '    "validation": ["npm test"]';
const LINES = ['[', '  {', '    "id": "gene_fix",', DRAFT, '    "summary": "x",', OLD, '  }', ']'];

const PATCH = `diff --git a/${PATH} b/${PATH}
--- a/${PATH}
+++ b/${PATH}
@@ -1,8 +1,8 @@
 [
   {
     "id": "gene_fix",
-${DRAFT}
+    "asset_id": "sha256:22",
     "summary": "x",
-${OLD}
+${NEW}
   }
 ]
`;

const GENE = gene('gene_fix', { path: PATH, line: 2, verdict: 'fail' });
const ID = 'f'.repeat(64);

const EDIT = {
  finding: ID,
  path: PATH,
  pointer: '/0/validation/0',
  old: 'npm test && rm -rf build',
  new: ['npm test'],
  after: 'allow',
} as const;

const FIXED: Partial<GateReport> = {
  genes: [GENE],
  findings: [finding({ id: ID, location: { path: PATH, line: 6, column: 5 } })],
  fix: { edits: [EDIT], patch: PATCH },
};

const added = (lines: readonly string[]) =>
  `@@ -0,0 +1,${lines.length} @@\n${lines.map((line) => `+${line}`).join('\n')}`;

async function gate(
  server: GitHub,
  changes: Partial<GateReport> = FIXED,
  options: Parameters<typeof Run>[1] = {},
) {
  const { channels, ...run } = await publishedRun(server, changes, options);
  return { ...run, suggestions: channels.suggestions };
}

async function pullRequest(patch = added(LINES), tokens = {}): Promise<GitHub> {
  const server = await gitHub(tokens);
  server.state.push(7, HEAD, { files: [{ filename: PATH, patch }] });
  return server;
}

const posted = (server: GitHub) =>
  server.state.reviewComments.map(({ id: _, pull: __, user: ___, text: ____, ...shown }) => shown);

const WHY =
  '- `gene_fix`: The command has a `;` at column 12. ([`shell-operator`](https://github.com/gene-gate/gene-gate/blob/main/docs/rules/shell-operator.md))';

it('suggestions replace all that the fix changes of a gene, with its hash, and say why', async () => {
  const server = await pullRequest();
  expect((await gate(server)).suggestions).toEqual({ status: 'reached' });
  expect(posted(server)).toEqual([
    {
      path: PATH,
      start_line: 4,
      line: 6,
      body: `${MARKER}\n${WHY}\n\n\`\`\`suggestion\n    "asset_id": "sha256:22",\n    "summary": "x",\n${NEW}\n\`\`\``,
    },
  ]);
  expect(server.state.reviews.map(({ state }) => state)).toEqual(['COMMENTED']);
});

it('suggestions are written once, however often the gate runs', async () => {
  const server = await pullRequest();
  for (let run = 0; run < 3; run += 1) await gate(server);
  expect(posted(server)).toHaveLength(1);
  expect(server.state.reviews).toHaveLength(1);
});

it('suggestions are written once if the response to the review is lost', async () => {
  const server = await pullRequest();
  server.faults.push({ kind: 'lose_answer', method: 'POST', path: /\/reviews$/ });
  expect((await gate(server)).suggestions.status).toBe('reached');
  expect(server.state.reviews).toHaveLength(1);
});

it('suggestions are written again when a push changes the lines', async () => {
  const server = await pullRequest();
  await gate(server);
  const moved = ['', ...LINES];
  server.state.push(7, 'c'.repeat(40), { files: [{ filename: PATH, patch: added(moved) }] });
  const later = PATCH.replace('@@ -1,8 +1,8 @@\n', '@@ -1,9 +1,9 @@\n \n');
  await gate(
    server,
    {
      head_sha: 'c'.repeat(40),
      audited_sha: 'c'.repeat(40),
      genes: [{ ...GENE, line: 3 }],
      findings: [finding({ id: ID, location: { path: PATH, line: 7, column: 5 } })],
      fix: { edits: [EDIT], patch: later },
    },
    { headSha: 'c'.repeat(40) },
  );
  expect(posted(server).map((one) => [one.start_line, one.line])).toEqual([
    [4, 6],
    [5, 7],
  ]);
});

const HIDDEN = PATCH.replace('sha256:22', '\u202e');
it.each<[string, { patch?: string; changes?: Partial<GateReport> }]>([
  ['lines of two hunks', { patch: hunks([1, LINES.slice(0, 4)], [6, LINES.slice(5)]) }],
  ['lines that the pull request does not change', { patch: hunks([1, LINES.slice(0, 2)]) }],
  ['other lines than those of the fix', { patch: added(LINES).replace('rm -rf', 'cp') }],
  ['an edit with a new file', { changes: withEdit({ files: [{ path: 'a.js', text: '' }] }) }],
  ['a fix that is too long for a patch', { changes: { fix: { edits: [EDIT], patch: null } } }],
  ['hidden characters', { changes: { fix: { edits: [EDIT], patch: HIDDEN } } }],
  ['an edit without a finding', { changes: { findings: [] } }],
])('suggestions are not offered for %s', async (_, { patch, changes = {} }) => {
  const server = await pullRequest(patch);
  expect((await gate(server, { ...FIXED, ...changes })).suggestions.status).toBe('skipped');
  expect(server.state.reviews).toEqual([]);
});

it('suggestions need no request without a comment or with `suggestions: false`', async () => {
  const server = await pullRequest();
  await gate(server, FIXED, { context: { suggestions: false } });
  await gate(server, FIXED, { context: { comment: 'never' } });
  expect(server.requests.filter(({ path }) => /files|reviews|pulls.*comm/.test(path))).toEqual([]);
});

it('suggestions are left out silently if the token may not write reviews', async () => {
  const { pull_requests: _, ...permissions } = WRITE_ALL;
  const issues = actionsToken({ ...permissions, pull_requests: 'read' });
  const server = await pullRequest(added(LINES), { issues });
  const { suggestions, log } = await gate(server, FIXED, { token: 'issues' });
  expect(suggestions.status).toBe('skipped');
  expect(log.filter((line) => line.startsWith('warning'))).toEqual([]);
  expect(server.state.comments).toHaveLength(1);
});

it('suggestions never change the verdict if GitHub fails', async () => {
  const server = await pullRequest();
  server.faults.push({ kind: 'answer', status: 422, method: 'POST', path: /\/reviews$/ });
  const { suggestions, outputs } = await gate(server);
  expect(suggestions).toMatchObject({ status: 'failed', reason: expect.stringContaining('422') });
  expect(outputs.get('conclusion')).toBe('failure');
});

function withEdit(changes: object): Partial<GateReport> {
  return { fix: { edits: [{ ...EDIT, ...changes }], patch: PATCH } };
}

function hunks(...all: (readonly [start: number, lines: readonly string[]])[]): string {
  return all
    .map(([start, lines]) =>
      [`@@ -${start},0 +${start},${lines.length} @@`, ...lines.map((line) => `+${line}`)].join(
        '\n',
      ),
    )
    .join('\n');
}
