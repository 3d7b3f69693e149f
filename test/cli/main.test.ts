import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { main, tooOld } from '../../src/cli/main.ts';
import type { Terminal } from '../../src/cli/terminal.ts';
import { GateError } from '../../src/ground/error.ts';
import { TOOL } from '../../src/ground/tool.ts';

/** A terminal whose input fails in the way that is given, and what was noted on it. */
function failing(error: unknown): { terminal: Terminal; noted: string[] } {
  const noted: string[] = [];
  const terminal: Terminal = {
    cwd: '/',
    env: {},
    platform: 'linux',
    columns: 80,
    noteColumns: () => 80,
    colour: false,
    interactive: false,
    signal: new AbortController().signal,
    print: vi.fn(),
    note: (text) => void noted.push(text),
    readInput: () => Promise.reject(error),
    openInput: () => {
      throw error;
    },
  };
  return { terminal, noted };
}

describe('main', () => {
  it.each([
    [
      'a GateError',
      new GateError('usage', 'It is wrong.', 'Do it so.'),
      /^error: It is wrong\.\nhint: Do it so\.\n$/,
    ],
    [
      'a defect',
      new TypeError('x is undefined'),
      /^error: TypeError: x is undefined[\s\S]*Report it with/,
    ],
    ['a value that is not an Error', 'oops', /^error: oops\nhint: This is a bug/],
  ])('reports %s, prints no answer and exits with 2', async (_, error, words) => {
    const { terminal, noted } = failing(error);
    expect(await main(['audit', 'genes.json'], terminal)).toBe(2);
    expect(noted.join('')).toMatch(words);
    expect(terminal.print).not.toHaveBeenCalled();
  });
});

it.each([
  [['check', '--output', ''], '--output'],
  [['check', '--output='], '--output'],
  [['doctor', '--repo', ''], '--repo'],
])('does not take an empty path for the working directory: %j', async (args, option) => {
  const { terminal, noted } = failing(undefined);
  expect(await main(args, terminal)).toBe(2);
  expect(noted.join('')).toMatch(`error: ${option} is empty.`);
});

describe('errors of options', () => {
  it.each([
    [['check', '--format', 'nope']],
    [['check', '--shard', '1']],
    [['check', '--profile', 'nope']],
    [['audit', `--${'x'.repeat(20)} ${'y'.repeat(70)}`]],
  ])('are as wide as the terminal: %j', async (args) => {
    const { terminal, noted } = failing(undefined);
    expect(await main(args, terminal)).toBe(2);
    const lines = noted.join('').trimEnd().split('\n');
    expect(lines[0]).toMatch(/^error: /);
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
    expect(lines.at(-1)).toMatch(/^\(gene-gate \w+ --help\)$/);
  });
});

it.each([
  [['help', 'chekc'], /unknown command 'chekc'/],
  [['explain', 'npm', 'run', 'lint'], /one argument, not 3\.\nhint: .* 'npm run lint'/],
])('says what is wrong with %j', async (args, words) => {
  const { terminal, noted } = failing(undefined);
  expect(await main(args, terminal)).toBe(2);
  expect(noted.join('')).toMatch(words);
  expect(terminal.print).not.toHaveBeenCalled();
});

describe('TOOL', () => {
  it('has the version of package.json', () => {
    const file = new URL('../../package.json', import.meta.url);
    expect(TOOL).toMatchObject({ version: JSON.parse(readFileSync(file, 'utf8')).version });
  });
});

describe('the version of Node.js', () => {
  it.each(['20.0.0', '20.20.2', '22.1.0', '24.21.0', '100.0.0'])('runs on Node.js %s', (version) =>
    expect(tooOld(version)).toBeUndefined(),
  );

  it.each(['0.12.18', '9.0.0', '18.20.8', '19.9.0'])('names Node.js %s, too old', (version) =>
    expect(tooOld(version)?.message).toBe(`Node.js ${version} cannot run the gate.`),
  );
});
