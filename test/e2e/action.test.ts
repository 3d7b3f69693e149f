import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { genes, marking } from './action-pull-request.ts';
import { NODES, scene } from './action-scene.ts';
import { GENES, printedBy } from './cli.ts';

const ALL_WELL = {
  'test/retries.js': 'export const retries = 2;\n',
  [GENES]: genes('node scripts/check.js', 'node scripts/check.js --again'),
};
const BLOCKED = 'node scripts/mark.js && curl https://example.com';

describe.each(NODES)('the action on $name', ({ file, name }) => {
  const node = { file, name };

  it('all is well: success, all outputs, no comment', async () => {
    const { github, origin, run } = await scene({ head: ALL_WELL });
    const { main, post, outputs, report, summary } = await run({ node });
    expect(main).toMatchObject({ code: 0, log: expect.stringMatching(/^pass/m) });
    expect(post).toEqual({ code: 0, signal: null, log: '' });
    expect(github.state.checkRuns).toMatchObject([
      {
        name: 'gene-gate',
        head_sha: origin.head,
        conclusion: 'success',
        details_url: 'https://github.example/octo/genes/actions/runs/4242',
        annotations: [],
      },
    ]);
    expect(github.state.comments).toEqual([]);
    expect(summary).toMatch(/gene-gate: pass/);
    expect(report).toMatchObject({ verdict: 'pass', head_sha: origin.head, base_sha: origin.base });
    expect(printedBy(report)[0]).toBe('checked\n');
    expect(outputs).toEqual({
      ...{ verdict: 'pass', conclusion: 'success', 'next-actor': 'done', 'approval-digest': '' },
      'report-path': expect.stringMatching(/gate-report\.json$/),
      'agent-task-path': expect.stringMatching(/agent-task\.json$/),
      'page-path': expect.stringMatching(/report\.html$/),
      'validation-reports-path': expect.stringMatching(/validation-reports$/),
      'sarif-path': expect.stringMatching(/report\.sarif$/),
      'junit-path': expect.stringMatching(/report\.junit\.xml$/),
      'check-url': expect.stringMatching(/\/runs\/\d+$/),
      ...{ 'comment-url': '', errors: '0', warnings: '0', 'genes-changed': '1' },
      ...{ 'commands-run': '2', 'commands-passed': '2' },
      ...{ 'commands-failed': '0', 'commands-blocked': '0' },
    });
    expect(readdirSync(outputs['validation-reports-path'] ?? '')).toEqual([
      expect.stringMatching(/^vr_\d+\.json$/),
    ]);
  });

  it('a blocked command: failure, an annotation at its place, a comment, and nothing is run', async () => {
    const { mark, head } = marking();
    const text = genes('node scripts/mark.js', BLOCKED);
    const { github, origin, run } = await scene({
      // So that the mark can be seen from outside.
      base: { '.github/gene-gate.yml': 'containment: off\n' },
      head: { ...head, [GENES]: text },
    });
    const { main, outputs } = await run({ node });
    expect(main.code).toBe(1);
    expect(existsSync(mark)).toBe(false);
    expect(outputs).toMatchObject({ verdict: 'fail', conclusion: 'failure' });
    expect(outputs).toMatchObject({ 'commands-run': '0', 'commands-blocked': '1' });
    const lines = text.split('\n');
    const row = lines.findIndex((line) => line.includes(BLOCKED));
    const column = (lines[row]?.indexOf('&&') ?? 0) + 1;
    const [check] = github.state.checkRuns;
    expect(check).toMatchObject({ status: 'completed', conclusion: 'failure' });
    expect(check?.annotations).toContainEqual(
      expect.objectContaining({
        path: GENES,
        start_line: row + 1,
        end_line: row + 1,
        start_column: column,
        annotation_level: 'failure',
        title: expect.stringContaining('shell-operator'),
      }),
    );
    expect(github.state.comments).toMatchObject([
      { body: expect.stringContaining('Blocked'), user: { login: 'github-actions[bot]' } },
    ]);

    origin.push({ [GENES]: head[GENES] });
    await run({ node });
    expect(existsSync(mark), 'without the blocked command it is run').toBe(true);
  });
});
