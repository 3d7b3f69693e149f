import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { mergeGroupPayload } from '../event/payload.ts';
import { READ_ALL } from '../github/tokens.ts';
import { temporaryFolder } from '../run/fixture.ts';
import { genes } from './action-pull-request.ts';
import { NODES, scene } from './action-scene.ts';
import { GENES } from './cli.ts';
import { restrictedNode, whyNotRestricted } from './restricted-node.ts';

it.each([
  ['nothing of a fork’s runs, whatever it says itself', true],
  ['the repository’s own runs, and the report says how', false],
])('on a machine without namespaces %s', async (_, fork) => {
  const missing = whyNotRestricted();
  if (missing !== undefined) return console.info(`skipped: ${missing}`);
  const mark = join(temporaryFolder(), 'was-run');
  const script = `import { writeFileSync } from 'node:fs';\nwriteFileSync('${mark}', '');\n`;
  const { github, run } = await scene(
    {
      head: {
        '.github/gene-gate.yml': 'containment: off\n',
        'scripts/mark.js': script,
        [GENES]: genes('node scripts/mark.js'),
      },
    },
    READ_ALL,
  );
  const node = { name: 'restricted', file: restrictedNode(NODES.at(-1)?.file) };
  const { main, outputs, report, said } = await run({
    ...{ fork, node },
    inputs: { containment: 'off' },
  });
  expect(existsSync(mark)).toBe(!fork);
  if (!fork) {
    expect(report.isolation).toMatchObject({ level: 'process_group', requested: 'auto' });
    for (const text of [report.isolation.description, said]) {
      expect(text).toMatch(
        /Namespaces were tried and are not available\. root: .+ To contain commands,/s,
      );
    }
    return;
  }
  expect(main.code).toBe(1);
  expect(outputs).toMatchObject({ verdict: 'error', conclusion: 'failure', 'commands-run': '0' });
  expect(report).toMatchObject({ verdict: 'error', error: { code: 'containment_unavailable' } });
  expect(said).toContain('requires containment in namespaces');
  expect(outputs).toMatchObject({ 'genes-changed': '1' });
  expect(report).toMatchObject({
    genes: [{ verdict: 'error', commands: [{ verdict: 'warn', plan_digest: expect.any(String) }] }],
    blast_radius: { files: expect.any(Number) },
    validation_reports: [],
  });
  expect(report.findings.length).toBeGreaterThan(0);
  expect(github.state.checkRuns).toEqual([]);
});

it('on a machine without namespaces nothing of a merge group of unknown origin runs', async () => {
  const missing = whyNotRestricted();
  if (missing !== undefined) return console.info(`skipped: ${missing}`);
  const mark = join(temporaryFolder(), 'was-run');
  const script = `import { writeFileSync } from 'node:fs';\nwriteFileSync('${mark}', '');\n`;
  const { origin, run } = await scene({
    head: { 'scripts/mark.js': script, [GENES]: genes('node scripts/mark.js') },
  });
  const node = { name: 'restricted', file: restrictedNode(NODES.at(-1)?.file) };
  const checkout = origin.checkout();
  const group = mergeGroupPayload({ head: checkout.git('rev-parse', 'HEAD'), base: origin.base });
  const event = { name: 'merge_group', payload: group };
  // The shell in front of this Node drops the input `github-token`, so no pull request can be found.
  const { report, main } = await run({ node, checkout, event });
  expect(main.log).toContain('is treated as a change from a fork');
  expect(report.error).toMatchObject({ code: 'containment_unavailable' });
  expect(existsSync(mark)).toBe(false);
});
