import { expect, it } from 'vitest';
import { check, GENES, gene, genesFile, pullRequest } from '../e2e/cli.ts';
import { runIn } from './fake-terminal.ts';

const NOTHING = 'Write a script that fails if the gene breaks something, and run it with `node`.';

/** The report and `fix` say the same about code that checks nothing, and never that it should be moved. */
it.each([
  `node -e "require('assert').strictEqual([1,2,3].length, 3)"`,
  'node -e "process.exit(0)"',
  'node -e "console.log(1)"',
])('%s is not polished', async (command) => {
  const gene_a = gene('gene_a', { validation: [command] });
  const repository = pullRequest({}, { [GENES]: genesFile(gene_a) });
  const { report } = await check(repository, ['--no-run']);
  const [error] = report.findings.filter(({ severity }) => severity === 'error');
  expect(error?.remedy).toBe(NOTHING);
  const { notes } = await runIn(repository.directory, ['fix', '--base=main']);
  expect(notes.replaceAll(/\s+/g, ' ')).toContain(NOTHING);
});

it('moves code that looks at the repository', async () => {
  const command = `node -e "require('./src/index.js')"`;
  const gene_a = gene('gene_a', { validation: [command] });
  const repository = pullRequest({ 'src/index.js': 'x();\n' }, { [GENES]: genesFile(gene_a) });
  const { report } = await check(repository, ['--no-run']);
  expect(report.findings[0]?.remedy).toMatch(/^Move it into a script/);
});
