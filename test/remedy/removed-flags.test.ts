import { describe, expect, it } from 'vitest';
import { DEFAULT_POLICY } from '../../src/policy/default.ts';
import { NODE_FLAGS } from '../../src/programs/node-flags.ts';
import { TOOLS } from '../../src/programs/tools/index.ts';
import { withEdits } from '../../src/remedy/edits.ts';
import { literalTree } from '../../src/repo/literal-tree.ts';
import { standardRepository } from '../rules/standard-repository.ts';
import { sample } from '../runs.ts';
import { list } from '../table.ts';
import { judgeIn } from './fixture.ts';

const NAMES = [...TOOLS.keys(), 'vitest', 'mypy'];
/** Every tool is installed, so that nothing but its flags is wrong. */
const TREE = literalTree({
  ...standardRepository,
  'evil/package.json': '{"name":"evil"}',
  'package.json': JSON.stringify({
    name: 'example',
    workspaces: ['evil'],
    scripts: { test: 'node scripts/check.js' },
    devDependencies: Object.fromEntries(NAMES.map((name) => [name, '1.0.0'])),
  }),
  'package-lock.json': JSON.stringify({
    packages: Object.fromEntries(
      NAMES.map((name) => [
        `node_modules/${name}`,
        { version: '1.0.0', bin: { [name]: 'bin.js' } },
      ]),
    ),
  }),
});
const judge = judgeIn(TREE, { ...DEFAULT_POLICY, programs: ['mypy', 'pytest', 'bun', 'make'] });

async function proposed(command: string): Promise<readonly string[]> {
  const judged = [await judge.command(command)];
  const [fixable, byHand] = await Promise.all([
    withEdits(judged, judge, true),
    withEdits(judged, judge, false),
  ]);
  return [...fixable, ...byHand]
    .flatMap(({ findings }) => findings)
    .flatMap(({ edit }) => edit?.new ?? []);
}

/** A word that many parsers take for a value, and a path that every program would take for an operand. */
const VALUES = ['true', 'scripts/x.js'];
const written = (name: string) => (name.length === 1 ? `-${name}` : `--${name}`);
const TAKING: ReadonlySet<string> = new Set(['value', 'many', 'optional', 'rest']);

const OF_TOOLS = [...TOOLS].flatMap(([tool, { flags }]) => {
  const known = [...flags.values()].map(({ name, arity }) => [written(name), arity] as const);
  const begun = known.map(([flag]) => [flag.slice(0, -1), 'value'] as const);
  const unknown = ['--unheard-of', '--plug', '-Q'].map((flag) => [flag, 'value'] as const);
  return [...known, ...begun.filter(([flag]) => flag.length > 4), ...unknown].flatMap(
    ([flag, arity]) =>
      VALUES.filter((value) => value === 'true' || TAKING.has(arity)).map((value) => ({
        command: `npx ${tool} ${flag} ${value} src`,
        pair: `${flag} ${value}`,
        value,
      })),
  );
});

const OF_NODE = [...NODE_FLAGS].flatMap(([name, { arity }]) =>
  TAKING.has(arity)
    ? {
        command: `node ${name} scripts/x.js scripts/check.js`,
        pair: `${name} scripts/x.js`,
        value: 'scripts/x.js',
      }
    : [],
);

describe('an edit that removes a flag', () => {
  it('leaves no word that was the value of the flag', async () => {
    let edits = 0;
    // Grouped by value, so that each sample has all values.
    const all = [...OF_TOOLS, ...OF_NODE].sort((a, b) => a.value.localeCompare(b.value));
    for (const { command, pair, value } of sample(all)) {
      for (const each of await proposed(command)) {
        edits += 1;
        const isLeft = each.split(' ').includes(value) && !each.includes(pair);
        expect(isLeft, `${command} → ${each}`).toBe(false);
      }
    }
    expect(edits).toBeGreaterThan(20);
  });

  it.each(list`
    npx esbuild --servedir=. ¦ npx cspell --plugin x . ¦ npx mypy ¦ npx tsc --noCheck true
    npx tsc --watch false src ¦ npx jest --passWithNoTests false src ¦ npx mocha --import x
    npm exec -w evil -- vitest ¦ npx -w evil vitest ¦ npm exec --workspaces -- vitest
    node --req ./evil.cjs scripts/check.js ¦ node --experimental-x scripts/x.js scripts/check.js
    pytest --plug evil tests ¦ bun --unheard-of x test ¦ make --unheard-of x test
  `)('is not made of %s, which would mean something else', async (command) => {
    expect(await proposed(command)).toEqual([]);
  });

  it('takes the value of a flag that is known with it', async () => {
    expect(await proposed('node --conditions dev scripts/check.js')).toContain(
      'node scripts/check.js',
    );
  });
});
