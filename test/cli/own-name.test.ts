import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ownName } from '../../src/cli/own-name.ts';
import { GateError } from '../../src/ground/error.ts';
import { failureText, layoutOf, prose } from '../../src/report/text/layout.ts';
import { renderText } from '../../src/report/text/render-text.ts';
import { createRepository } from '../repo/repository.ts';
import { oneBlocked } from '../report/fixtures.ts';
import { temporaryFolder } from '../run/fixture.ts';
import { runIn } from './fake-terminal.ts';

const home = temporaryFolder({}, afterAll);
const SCRIPT = join(home, 'gene-gate/dist/cli/index.js');
for (const folder of ['gene-gate/dist/cli', 'a b', 'agent/sub', 'bin', 'other', 'empty/gene-gate'])
  mkdirSync(join(home, folder), { recursive: true });
mkdirSync(join(home, 'agent/node_modules/.bin'), { recursive: true });
for (const file of [SCRIPT, join(home, 'other/gene-gate'), join(home, 'a b/index.js')])
  writeFileSync(file, '', { mode: 0o755 });
for (const folder of ['bin', 'agent/node_modules/.bin'])
  symlinkSync(SCRIPT, join(home, folder, 'gene-gate'));

describe.skipIf(process.platform === 'win32')('the name of the program', () => {
  it.each<[string, string, readonly string[], string, string?]>([
    ['a clone beside the repository', 'agent', [], 'node ../gene-gate/dist/cli/index.js'],
    ['a subfolder', 'agent/sub', [], 'node ../../gene-gate/dist/cli/index.js'],
    ['the clone itself', 'gene-gate', [], 'node dist/cli/index.js'],
    ['npm link', 'agent/sub', ['bin'], 'gene-gate'],
    ['a link that was started', 'agent', ['bin'], 'gene-gate', 'bin/gene-gate'],
    [
      'a link, and another program',
      'agent',
      ['other', 'bin'],
      'node ../gene-gate/dist/cli/index.js',
    ],
    ['another program behind the link', 'agent', ['bin', 'other'], 'gene-gate'],
    ['a folder of that name', 'agent', ['empty', 'bin'], 'gene-gate'],
    ['npx', 'agent', ['agent/node_modules/.bin'], 'node ../gene-gate/dist/cli/index.js'],
    ['a space', 'agent', [], "node '../a b/index.js'", 'a b/index.js'],
  ])('with %s', (_, cwd, path, expected, script = SCRIPT.slice(home.length + 1)) => {
    const started = { script: join(home, script), cwd: join(home, cwd) };
    expect(ownName({ ...started, path: path.map((each) => join(home, each)).join(':') })).toBe(
      expected,
    );
  });
});

describe('a terminal that starts it as `node x.js`', () => {
  const reader = { columns: 80, colour: false, verbose: false, name: 'node x.js' };

  it.each([
    ['a hint', failureText(new GateError('usage', 'No.', 'See `gene-gate doctor`.'), reader)],
    ['a sentence', prose(layoutOf(reader), '', 'Run `gene-gate doctor`.').join('')],
    ['a command to paste, and the explanation of a rule', renderText(oneBlocked(), reader)],
  ])('names it so in %s', (_, text) => {
    expect(text).toMatch(/node x\.js \w/);
    expect(text).not.toMatch(/(?:`|^ *)gene-gate [a-z]/m);
  });

  it.each([['--help'], ['check', '--help'], ['chekc'], ['init'], ['init', '--no-history']])(
    'names it so in what %s %s prints',
    async (...args) => {
      const { directory } = createRepository();
      const { output, notes } = await runIn(directory, args, { name: 'node x.js' });
      expect(output + notes).toMatch(/node x\.js /);
      expect(output + notes).not.toMatch(/gene-gate (?:init|doctor|policy|demo|check|\[)/);
    },
  );

  it.each(['json', 'agent', 'markdown', 'sarif', 'junit'])(
    'is no concern of others: check --format %s',
    async (format) => {
      const { directory } = createRepository();
      const args = ['check', '--all', '--no-run', '--format', format];
      const { output } = await runIn(directory, args, { name: 'node x.js' });
      expect(output).not.toContain('x.js');
    },
  );
});
