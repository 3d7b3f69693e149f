import { computeAssetId } from '@evomap/gep-sdk';
import { expect, it } from 'vitest';
import { createRepository } from '../repo/repository.ts';
import { runIn } from './fake-terminal.ts';

const GENES = 'assets/gep/genes.json';
const POLICY = '.github/gene-gate.yml';

const PATTERN = `profile: workspace
patterns:
  - name: no_notes
    layer: 1
    reason: Notes are private.
    regex: 'cat notes'
    match: [cat notes.md]
    not_match: [cat other.md]
`;
const MAKE = `profile: curated
families:
  - name: make
    sandbox: { only: curated, forms: { test: {} }, match: [make test], not_match: [make] }
`;

function geneWith(id: string, command: string): string {
  const content = {
    type: 'Gene',
    schema_version: '1.13.0',
    id,
    category: 'repair',
    signals_match: ['error'],
    strategy: ['Find the smallest change.'],
    constraints: { max_files: 20, forbidden_paths: ['.git', 'node_modules'] },
    validation: [command],
  };
  return `${JSON.stringify([{ ...content, asset_id: computeAssetId(content) }], null, 2)}\n`;
}

function scene(policy: string, command: string) {
  const repository = createRepository();
  repository.write({ [POLICY]: policy, 'notes.md': '', 'other.md': '' });
  repository.commit();
  repository.write({ [GENES]: geneWith('own', command) });
  const inputs = {
    [GENES]: geneWith('own', command),
    'candidate.json': geneWith('candidate', command),
    'commands.json': JSON.stringify([command]),
    [POLICY]: policy,
  };
  return { directory: repository.directory, inputs };
}

/** What every verb that judges commands says about one command under one policy. */
async function answers(policy: string, command: string): Promise<Record<string, string>> {
  const { directory, inputs } = scene(policy, command);
  const run = (...args: string[]) => runIn(directory, args, { inputs });
  const data = async (...args: string[]) =>
    JSON.parse((await run(...args, '--format', 'json')).output);
  const named = ['--policy', POLICY];
  const checked = await data('check', '--worktree', '--base', 'HEAD', '--no-run');
  const [audited] = await data('audit', '--commands', 'commands.json', ...named);
  const [file] = await data('audit', GENES, ...named);
  const { profiles } = await data('explain', command, ...named);
  const { rejected } = await data('promote', '--assets', 'candidate.json', '--repo', '.');
  const fixed = await run('fix');
  return {
    check: checked.genes[0].commands[0].verdict,
    'audit --commands': audited.verdict,
    'audit FILE': file.assets[0].commands[0].verdict,
    explain: profiles[/profile: (\w+)/.exec(policy)?.[1] ?? ''],
    promote: rejected.length > 0 ? 'block' : 'allow',
    fix: fixed.exitCode === 0 ? 'allow' : 'block',
  };
}

it.each([
  ['a pattern of the policy', PATTERN, 'cat notes.md', 'block'],
  ['no pattern of the policy', PATTERN, 'cat other.md', 'allow'],
  ['a family of the policy', MAKE, 'make test', 'allow'],
  ['a form that the family does not have', MAKE, 'make install', 'block'],
  ['a pack that is off', 'profile: curated\ndisabled_packs: [files]\n', 'cat other.md', 'block'],
  ['another root', "profile: curated\nallowed_roots: ['/srv']\n", 'cat other.md', 'block'],
])('every verb asks the same judge about %s', async (_, policy, command, verdict) => {
  const said = await answers(policy, command);
  expect(said).toEqual(Object.fromEntries(Object.keys(said).map((verb) => [verb, verdict])));
});

it.each([
  ['linux', 'block'],
  ['darwin', 'allow'],
] as const)(
  'every verb asks the same judge about a program of %s alone: %s',
  async (platform, verdict) => {
    const policy = 'profile: curated\n';
    const command = 'open notes.md';
    const { directory, inputs } = scene(policy, command);
    const run = (...args: string[]) =>
      runIn(directory, [...args, '--format', 'json'], { inputs, platform });
    const audit = await run('audit', '--commands', 'commands.json', '--profile', 'curated');
    const explained = await run('explain', command, '--profile', 'curated');
    const names = ['--assets', 'candidate.json', '--repo', '.'];
    const promoted = await run('promote', ...names, '--fail-on', 'rejected');
    const fixed = await runIn(directory, ['fix'], { platform });
    expect({
      audit: JSON.parse(audit.output)[0].verdict,
      explain: JSON.parse(explained.output).profiles.curated,
      promote: promoted.exitCode === 0 ? 'allow' : 'block',
      fix: fixed.exitCode === 0 ? 'allow' : 'block',
    }).toEqual({ audit: verdict, explain: verdict, promote: verdict, fix: verdict });
  },
);
