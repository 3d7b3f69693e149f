import { describe, expect, it } from 'vitest';
import { policyFile } from '../../../src/audit/change/policy-change.ts';
import { type LiteralEntry, literalTree } from '../../../src/repo/literal-tree.ts';
import { describe as describeFinding } from '../../../src/rules/finding.ts';
import { changeOf, changeSubject, file } from '../fixture.ts';

const PATH = '.github/gene-gate.yml';

/** Returns the findings about a changed policy; undefined means no file. */
function change(from: LiteralEntry | undefined, to: LiteralEntry | undefined) {
  const [baseTree, tree] = [from, to].map((entry) =>
    literalTree(entry === undefined ? { 'a.js': '' } : { [PATH]: entry }),
  );
  if (!baseTree || !tree) throw new Error('unreachable');
  return policyFile(
    changeSubject({ policyPath: PATH, change: changeOf(file(PATH)), baseTree, tree }),
  );
}

async function sentence(from: LiteralEntry | undefined, to: LiteralEntry | undefined) {
  const [finding, ...others] = await change(from, to);
  if (!finding || others.length > 0) throw new Error('expected one finding');
  return `${finding.severity}: ${describeFinding(finding).message}`;
}

describe('a change of the policy', () => {
  it.each([
    [
      undefined,
      'profile: validator',
      'these settings change after the merge: profile: evolver → validator (tighter)',
    ],
    [
      'fail_on: warning',
      undefined,
      'these settings change after the merge: fail_on: warning → error (looser)',
    ],
    ['# a', '# b', 'no setting changes'],
    [
      'nonsense: 1',
      'fail_on: warning',
      'these settings change after the merge: fail_on: error → warning (tighter)',
    ],
  ])('from %j to %j', async (from, to, effect) => {
    expect(await sentence(from, to)).toBe(
      `notice: The change edits the policy \`${PATH}\`; the policy of the base branch applies to this change, and ${effect}.`,
    );
  });

  it('names every setting of an entirely new policy, and cuts no value that loosens', async () => {
    const text = `profile: validator
fail_on: warning
limits: { command_timeout_seconds: 1, slow_command_seconds: 1, output_bytes: 1024 }
blast_radius: { hard_cap_files: 1, hard_cap_lines: 1, counting: reference }
`;
    expect(await sentence(undefined, text)).not.toMatch(/ more\./);
    const globs = Array.from({ length: 40 }, (_, at) => `generated/folder-${at}/x`);
    const forbidden = (paths: readonly string[]) =>
      `blast_radius: { forbidden_paths: ${JSON.stringify(paths)} }\n`;
    const looser = await sentence(forbidden(globs), forbidden(globs.slice(0, 1)));
    for (const glob of globs.slice(1)) expect(looser).toContain(glob);
    expect(await sentence(forbidden(globs.slice(0, 1)), forbidden(globs))).toContain('…');
  });

  it('reports an error for each mistake in the policy of the change', async () => {
    const findings = await change('', 'profile: evolver\nfail-on: warning\nlimits: 5\n');
    expect(findings.map(({ rule, severity, location }) => ({ rule, severity, location }))).toEqual([
      { rule: 'policy-broken', severity: 'error', location: { path: PATH, line: 2, column: 1 } },
      { rule: 'policy-broken', severity: 'error', location: { path: PATH, line: 3, column: 9 } },
    ]);
  });

  it('reports an error for a pattern that no linear engine can run', async () => {
    const text = `patterns:
  - { name: p, layer: 1, reason: r, regex: '(a)\\1', match: [a], not_match: [b] }
`;
    const [finding, ...others] = await change('', text);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ rule: 'policy-broken', location: { line: 2, column: 44 } });
    expect(finding?.args.mistake).toMatch(/^patterns\.0\.regex: error parsing regexp/);
  });

  it('reports an error for a policy that is not a regular file', async () => {
    expect(await sentence('', { symlink: '../elsewhere.yml' })).toMatch(
      /^error: .*expected a regular file; this is a symlink/,
    );
  });
});
