import { readCommand } from '../../../src/command/read.ts';
import type { Reading } from '../../../src/command/reading.ts';
import { type LiteralEntry, literalTree } from '../../../src/repo/literal-tree.ts';

const TOOL = "#!/usr/bin/env node\nconsole.log('tool');";

/** A small repository with a locked, installed tool. Entries given replace its own. */
export function repository(entries: Readonly<Record<string, LiteralEntry | undefined>> = {}) {
  const files: Record<string, LiteralEntry | undefined> = {
    'package.json': packageJson({ test: 'node scripts/ok.js' }),
    'package-lock.json': JSON.stringify({
      packages: {
        'node_modules/eslint': { bin: { eslint: 'bin.js' } },
        'node_modules/@x/tool': { bin: { tool: 'bin.js' } },
        'node_modules/c8': { bin: { c8: 'bin.js' } },
      },
    }),
    'scripts/ok.js': "console.log('ok');",
    'node_modules/eslint/bin.js': TOOL,
    'node_modules/.bin/eslint': { symlink: '../eslint/bin.js' },
    'node_modules/@x/tool/bin.js': TOOL,
    'node_modules/@x/tool/package.json': JSON.stringify({
      name: '@x/tool',
      bin: { tool: 'bin.js' },
    }),
    'node_modules/.bin/tool': { symlink: '../@x/tool/bin.js' },
    'node_modules/c8/bin.js': TOOL,
    'node_modules/.bin/c8': { symlink: '../c8/bin.js' },
    ...entries,
  };
  const present = Object.entries(files).filter(([, entry]) => entry !== undefined);
  return literalTree(Object.fromEntries(present) as Record<string, LiteralEntry>);
}

export function packageJson(scripts: Record<string, string>, more: object = {}): string {
  const devDependencies = { eslint: '9.0.0', '@x/tool': '1.0.0', c8: '1.0.0', tsx: '4.0.0' };
  return JSON.stringify({ name: 'fixture', scripts, devDependencies, ...more });
}

export function read(
  command: string,
  entries?: Readonly<Record<string, LiteralEntry | undefined>>,
  changed?: readonly string[],
): Promise<Reading> {
  const tree = repository(entries);
  return readCommand(command, { tree, ...(changed && { changed: new Set(changed) }) });
}

export async function kindsOf(...args: Parameters<typeof read>): Promise<string[]> {
  return (await read(...args)).problems.map(({ rule }) => rule);
}
