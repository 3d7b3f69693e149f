import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { allRules } from '../../src/rules/catalogue.ts';
import { runIn } from './fake-terminal.ts';

async function explain(...args: string[]) {
  const ran = await runIn(tmpdir(), ['explain', ...args]);
  expect(ran).toMatchObject({ exitCode: 0, notes: '' });
  return ran.output;
}

describe('explain RULE', () => {
  it.each(allRules().map(({ id }) => id))('explains %s in 80 columns', async (id) => {
    const lines = (await explain(id)).split('\n');
    expect(lines[0]).toBe(id);
    const prose = lines.filter((line) => !line.startsWith('    '));
    expect(prose.filter((line) => line.length > 80)).toEqual([]);
  });

  it.each(['npm', 'node', 'yarn', './x.js', 'scripts/check', 'check.mjs'])(
    'takes the program or path %s for a command',
    async (command) => expect(await explain(command, '--no-repo')).toMatch(/^command +/),
  );

  it('gives the same as data', async () => {
    const data = JSON.parse(await explain('blast-radius-hard-cap', '--format', 'json'));
    expect(data).toMatchObject({
      id: 'blast-radius-hard-cap',
      severity: 'error',
      layer: 'change',
      configure: expect.stringContaining('hard_cap_files'),
    });
  });

  it('gives an example with all around it as text', async () => {
    const { wrong, right } = JSON.parse(await explain('policy_risk', '--format', 'json'));
    const policy = '# .github/gene-gate.yml\nprofile: curated\nmode: write';
    expect({ wrong, right }).toEqual({ wrong: `rm a\n\n${policy}`, right: `cat a\n\n${policy}` });
  });

  it.each([
    ['blast-radius-exeeded', 'Did you mean blast-radius-exceeded?'],
    ['frobnicate', 'hint: `gene-gate explain --list` lists all rules. To explain'],
  ])('reports the unknown rule %s with a hint', async (id, hint) => {
    const { exitCode, output, notes } = await runIn(tmpdir(), ['explain', id]);
    expect({ exitCode, output }).toEqual({ exitCode: 2, output: '' });
    expect(notes).toContain(`error: Unknown rule: ${id}.`);
    expect(notes).toContain(hint);
  });

  it.each([
    ['', /`explain` has nothing to explain\.\nhint: Name a rule/],
    ['size', /`size` is a group of rules\.\nhint: Its rules: blast-radius-approaching,/],
  ])('says what %j is, if it is no rule', async (id, expected) => {
    const { exitCode, notes } = await runIn(tmpdir(), ['explain', id]);
    expect(exitCode).toBe(2);
    expect(notes).toMatch(expected);
  });

  it('escapes and shortens an unknown id', async () => {
    const { notes } = await runIn(tmpdir(), ['explain', `\u001b[2J\u202e${'x'.repeat(100_000)}`]);
    expect(notes).toMatch(/Unknown rule:\s<U\+001B>\[2J<U\+202E>xxx/);
    expect(notes.length).toBeLessThan(400);
  });
});

describe('explain --list', () => {
  it('lists every rule once, by topic, in 80 columns', async () => {
    const lines = (await explain('--list')).split('\n');
    const ids = lines.flatMap((line) => /^ {2}([\w.-]+) /.exec(line)?.[1] ?? []);
    expect(ids).toEqual(allRules().map(({ id }) => id));
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
    expect(lines.slice(0, 2)).toEqual([
      'syntax:',
      expect.stringMatching(/^ {2}empty-command +Command is/),
    ]);
  });

  it('gives the same as data', async () => {
    const topics = JSON.parse(await explain('--list', '--format', 'json'));
    const rules = topics.flatMap((each: { rules: readonly object[] }) => each.rules);
    expect(rules).toHaveLength(allRules().length);
    expect(topics[0].topic).toBe('syntax');
    expect(rules[0]).toMatchObject({ id: 'empty-command', severity: 'error' });
  });
});
