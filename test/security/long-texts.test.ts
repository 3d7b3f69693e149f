import { expect, it } from 'vitest';
import { withEdits } from '../../src/remedy/edits.ts';
import { literalTree } from '../../src/repo/literal-tree.ts';
import { found, hook, SETTINGS } from '../agent-files/fixture.ts';
import { judgeWith } from '../judge/fixture.ts';
import { REPOSITORY } from './repository.ts';

/** Texts that a pattern could read again from each place: in quadratic time, a row takes minutes. */
const PARTS = [
  '\t',
  '\\',
  '.',
  '${',
  '\\"',
  '-e ',
  ' sh',
  ' env',
  '\n',
  '#',
  '==1.0',
  'nc ',
  'exec(',
];
const LONG = PARTS.map((part): [string, string] => [part, part.repeat(100_000 / part.length)]);

it.each(LONG)('reads a command of many %j', async (_, text) => {
  const judge = judgeWith({ programs: ['make'] }, { tree: literalTree(REPOSITORY) });
  const commands = [
    `node a.js ${text}x`,
    `npm run '${text}'`,
    `make ${text}`,
    `npx tsc --x=${text}`,
  ];
  const judged = await Promise.all(commands.map((each) => judge.command(each)));
  expect(await withEdits(judged, judge, true)).toHaveLength(commands.length);
});

it.each(LONG)('reads a hook and its scripts of many %j', async (_, text) => {
  const scripts = { 'x.js': text, 'x.sh': `x ${text}`, 'x.py': `x = ${text}` };
  for (const command of [`node x.js ${text}`, 'x.sh', 'python x.py', `sh -c '${text}'`])
    expect(await found({}, { [SETTINGS]: hook(command), ...scripts })).not.toEqual([]);
});
