import { expect, it } from 'vitest';
import { policyFile } from '../../../src/audit/change/policy-change.ts';
import { type LiteralEntry, literalTree } from '../../../src/repo/literal-tree.ts';
import { describe as describeFinding } from '../../../src/rules/finding.ts';
import { changeOf, changeSubject, file } from '../fixture.ts';

const PATH = '.github/gene-gate.yml';

function change(from: LiteralEntry | undefined, to: LiteralEntry | undefined) {
  const [baseTree, tree] = [from, to].map((entry) =>
    literalTree(entry === undefined ? { 'a.js': '' } : { [PATH]: entry }),
  );
  if (!baseTree || !tree) throw new Error('unreachable');
  const change = changeOf(file(PATH));
  return policyFile(changeSubject({ policyPath: PATH, change, baseTree, tree }));
}

async function sentence(from: LiteralEntry | undefined, to: LiteralEntry | undefined) {
  const [finding, ...others] = await change(from, to);
  if (!finding || others.length > 0) throw new Error('expected one finding');
  return `${finding.severity}: ${describeFinding(finding).message}`;
}

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

it('reports an error for a policy that is not a regular file', async () => {
  expect(await sentence('', { symlink: '../elsewhere.yml' })).toMatch(
    /^error: .*expected a regular file; this is a symlink/,
  );
});
