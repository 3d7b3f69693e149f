import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { gateReportSchema } from '../../src/report/gate-report.ts';
import { temporaryFolder } from '../repo/repository.ts';
import { genes } from './action-pull-request.ts';
import { NODES, scene } from './action-scene.ts';
import { GENES, gene, genesFile, pullRequest, startCli } from './cli.ts';

// A gate that is installed in the checkout, such as an action with `uses: ./`, can be deleted by a command.

/** A copy of the bundle, and a pull request whose command deletes it and then fails. */
function deletedBundle() {
  const directory = join(temporaryFolder(), 'dist');
  cpSync(inject('bundles'), directory, { recursive: true });
  const script = `import { rmSync } from 'node:fs';
rmSync(${JSON.stringify(directory)}, { recursive: true });
console.log('deleted');
process.exit(1);
`;
  return {
    directory,
    base: {
      'package.json': '{ "type": "module" }\n',
      '.github/gene-gate.yml': 'containment: off\n',
      'scripts/delete.js': script,
    },
  };
}

it('the command line without its bundle writes all files of its report', async () => {
  const { directory, base } = deletedBundle();
  const fails = { validation: ['node scripts/delete.js'] };
  const repository = pullRequest(base, { [GENES]: genesFile(gene('gene_a', fails)) });
  const output = temporaryFolder();
  const program = join(directory, 'cli', 'index.js');
  const args = ['check', '--format', 'json', '--output', output];
  const { stdout, exitCode } = await startCli(args, { cwd: repository.directory, program });
  expect(readdirSync(join(directory, '..'))).toEqual([]);
  expect(exitCode).toBe(1);
  const report = gateReportSchema.parse(JSON.parse(stdout));
  expect(report.genes[0]?.commands[0]?.outcome).toMatchObject({
    status: 'failed',
    stdout: { head: 'deleted\n' },
  });
  expect(readdirSync(output)).toEqual(
    expect.arrayContaining([
      ...['agent-task.json', 'gate-report.json', 'report.html', 'report.junit.xml', 'report.md'],
      'report.sarif',
    ]),
  );
});

it('the action without its bundle publishes its check run and its comment', async () => {
  const { directory, base } = deletedBundle();
  const { github, run } = await scene({ base, head: { [GENES]: genes('node scripts/delete.js') } });
  const [node] = NODES;
  const { main, outputs } = await run({ node, program: join(directory, 'action', 'index.js') });
  expect(readdirSync(join(directory, '..'))).toEqual([]);
  expect(main.code).toBe(1);
  expect(github.state.checkRuns).toMatchObject([{ conclusion: 'failure' }]);
  expect(github.state.comments).toMatchObject([{ body: expect.stringContaining('deleted') }]);
  expect(outputs).toMatchObject({
    verdict: 'fail',
    'page-path': expect.stringMatching(/report\.html$/),
    'sarif-path': expect.stringMatching(/report\.sarif$/),
  });
});
