import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { flagKey } from '../../src/programs/table.ts';
import { toolsWith } from '../../src/programs/tools/index.ts';
import { temporaryFolder } from '../run/fixture.ts';
import { install } from './install.ts';
import { TOOL_HELP, type ToolHelp, UNLISTED } from './tool-help.ts';

const ROOT = join(import.meta.dirname, '../..');
const PLAIN = { NO_COLOR: '1', FORCE_COLOR: '0', CI: '1', COLUMNS: '250', NX_DAEMON: 'false' };

/** Every flag that a text names, by its key in the tables. */
function flagsIn(text: string): Map<string, string> {
  const flags = new Map<string, string>();
  for (const [, found = ''] of text.matchAll(/(?:^|[\s,|[(])(--?[A-Za-z][\w.:-]*|--\d+)/gm)) {
    const flag = found.replace(/[.:-]+$/, '');
    const name = flag.replace(/^-+/, '').replace(/:.*/, '');
    const isFlag = flag.startsWith('--') || name.length === 1;
    if (isFlag && !flags.has(flagKey(name))) flags.set(flagKey(name), flag);
  }
  return flags;
}

/**
 * The tool's words about itself, from both streams: some print help as an error. Into a file, because
 * some end before a pipe has taken all of it.
 */
function helpOf({ binary, ask }: ToolHelp, modules: string): string {
  const file = join(temporaryFolder(), 'help');
  const out = openSync(file, 'a');
  for (const words of ask) {
    spawnSync(join(modules, '.bin', binary), words, {
      cwd: join(modules, '..'),
      stdio: ['ignore', out, out],
      timeout: 60_000,
      env: { ...process.env, ...PLAIN },
    });
  }
  closeSync(out);
  return readFileSync(file, 'utf8').replace(/\u001b\[[0-9;]*m/g, '');
}

function keysOf(text: string): ReadonlySet<string> {
  const names = text.match(/\S+/g) ?? [];
  return new Set(names.map((name) => flagKey(name.replace(/^-+/, ''))));
}

/** Every flag of the table of a tool is one that its help has; those that the table lacks are refused. */
function compare(help: ToolHelp, modules: string) {
  const tool = toolsWith(new Map()).known(help.binary);
  if (tool === undefined) throw new Error(`there is no table of ${help.binary}`);
  const listed = flagsIn(helpOf(help, modules));
  expect(listed.size).toBeGreaterThan(3);
  const unlisted = keysOf(`${help.unlisted} ${UNLISTED}`);
  const absent = [...tool.flags.keys()].filter(
    (key) => !listed.has(key) && !listed.has(`no${key}`) && !unlisted.has(key),
  );
  expect(absent).toEqual([]);
}

const isHere = ({ binary }: ToolHelp) => existsSync(join(ROOT, 'node_modules/.bin', binary));

it.each(TOOL_HELP.filter(isHere))(
  'the table of a tool of this repository has the flags of its help: $binary',
  (help) => {
    compare(help, join(ROOT, 'node_modules'));
  },
);

describe('the table of a tool of npm has the flags of its help', async () => {
  const absent = TOOL_HELP.filter((help) => !isHere(help));
  const folder = temporaryFolder({}, afterAll);
  const packages = absent.flatMap((help) => help.packages.split(' '));
  const fault = await install(folder, packages);
  if (fault !== undefined) console.warn(`Not compared with the tools of npm: ${fault}`);
  it.runIf(fault === undefined).each(absent)('$binary', (help) => {
    compare(help, join(folder, 'node_modules'));
  });
});
