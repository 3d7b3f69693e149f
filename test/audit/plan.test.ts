import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { AuditedCommand } from '../../src/audit/audited.ts';
import { digestPlans, planCommands } from '../../src/audit/plan.ts';
import type { Reading } from '../../src/command/reading.ts';

const TIMEOUT_MS = 180_000;

function command(argv: string[] | null, differences: Partial<Reading> = {}): AuditedCommand {
  const reading: Reading = {
    command: argv?.join(' ') ?? '?',
    words: [],
    assignments: [],
    argv,
    invocation: { program: 'npx', flags: [], operands: [], passthrough: [] },
    targets: [],
    problems: [],
    ...differences,
  };
  const profiles = { evolver: { verdict: 'allow' }, validator: { verdict: 'block' } } as const;
  return {
    command: reading.command,
    location: { path: 'genes.json', line: 1, column: 1 },
    reading,
    findings: [],
    verdict: 'allow',
    risk: 'safe',
    confirmation: 'standard',
    profiles,
    validators: { '1.94': { verdict: 'block' }, newer: { verdict: 'block' } },
  };
}

function plansOf(...commands: AuditedCommand[]) {
  return planCommands(commands, { timeoutMs: TIMEOUT_MS, directory: '' }).flatMap(
    ({ plan }) => plan ?? [],
  );
}

const TOOL = {
  kind: 'package_binary',
  name: 'eslint',
  path: 'node_modules/eslint/bin.js',
} as const;

describe('planCommands', () => {
  it('keeps assignments, and runs a local binary in place of npx', () => {
    const span = { start: 0, end: 1 };
    const word = (text: string) => ({ text, span, quoted: false });
    const [plan] = plansOf(
      command(['npx', '--no-install', 'eslint', '--quiet', '.'], {
        invocation: {
          ...{ program: 'npx', subcommand: 'exec', operands: [word('eslint')] },
          flags: [{ name: '--yes', written: '--no-install', value: 'false', span }],
          passthrough: [word('--quiet'), word('.')],
        },
        assignments: [{ name: 'NODE_ENV', value: 'test', span }],
        targets: [TOOL, { kind: 'file', name: 'x', path: 'x.js', via: 'eslint' }],
      }),
    );
    expect(plan).toMatchObject({
      command: 'npx --no-install eslint --quiet .',
      argv: ['eslint', '--quiet', '.'],
      program: 'npx',
      binary: TOOL.path,
      env: { NODE_ENV: 'test' },
      timeoutMs: TIMEOUT_MS,
    });
  });

  it('does not run the binary of an npm script as the program', () => {
    const targets = [{ ...TOOL, via: 'test' }];
    expect(plansOf(command(['npm', 'test'], { targets }))[0]?.binary).toBeUndefined();
  });

  it.each<[string, AuditedCommand]>([
    ['a blocked command', { ...command(['npx', 'x']), verdict: 'block' }],
    ['a command without one meaning', command(null)],
    ['a missing tool', command(['npx', 'x'], { targets: [{ kind: 'package_binary', name: 'x' }] })],
  ])('makes no plan next to %s', (_, other) => {
    expect(plansOf(command(['npx', 'a']), other)).toEqual([]);
  });
});

describe('digestPlans', () => {
  const [a, b] = plansOf(command(['npx', 'a']), command(['npx', 'b']));

  it('depends on what would run, not on order or duplicates', () => {
    if (!a || !b) throw new Error('no plans');
    expect(digestPlans([a, b])).toBe(digestPlans([b, a, b]));
    expect(digestPlans([a])).not.toBe(digestPlans([a, b]));
    expect(digestPlans([])).toBe(`sha256:${createHash('sha256').digest('hex')}`);
    expect(digestPlans([])).toMatch(/^sha256:[0-9a-f]{64}$/);
  });
});
