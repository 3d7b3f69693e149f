import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Promotion, promotionSchema } from '../../src/promote/promotion.ts';
import { runCli } from '../e2e/cli.ts';
import { startAuthority } from '../promote/authority.ts';
import { gene, jsonl } from '../promote/fixture.ts';
import { decision, statement } from '../promote/statements.ts';
import { temporaryFolder } from '../repo/repository.ts';

const authority = await startAuthority();
const GENE = gene('gene_a');
const POLICY = `a2a:
  require_evidence: signed
  attestation:
    - repository: agents/genes
      workflow: .github/workflows/gene-gate.yml
`;

/** A directory with a candidate, the policy above, a trusted root. */
function folderWith(files: Readonly<Record<string, string | Buffer>> = {}): string {
  const folder = temporaryFolder();
  const all = {
    'candidates.jsonl': jsonl([GENE]),
    'policy.yml': POLICY,
    'root.jsonl': authority.root,
    ...files,
  };
  for (const [name, content] of Object.entries(all)) writeFileSync(join(folder, name), content);
  return folder;
}

async function promote(folder: string, ...args: string[]) {
  const env = { A2A_NODE_ID: 'node_0123456789ab' };
  const names = ['--assets', 'candidates.jsonl', '--policy', 'policy.yml'];
  return runCli(['promote', ...names, ...args], { cwd: folder, env });
}

function answerOf({ stdout }: { readonly stdout: string }): Promotion {
  return promotionSchema.parse(JSON.parse(stdout));
}

/** A signed promotion of the gene, decided by the policy of these tests. */
async function bundle(): Promise<string> {
  const { policy } = answerOf(await promote(folderWith(), '--format', 'json'));
  return JSON.stringify(await authority.sign(statement([decision(GENE)], { policy })));
}

const ATTESTED = ['--attestation', 'bundle.json', '--trusted-root', 'root.jsonl'];

describe('promote --attestation', () => {
  it('promotes what a file attests, without a network, and says so', async () => {
    const folder = folderWith({ 'bundle.json': await bundle() });
    const { exitCode, ...run } = await promote(folder, ...ATTESTED, '--format', 'json');
    expect({ exitCode, stderr: run.stderr }).toEqual({ exitCode: 0, stderr: '' });
    const { decisions, inputs } = answerOf(run);
    expect(decisions).toMatchObject([
      {
        outcome: 'promoted',
        evidence: {
          level: 'signed',
          attestation: { source: 'bundle.json', signer: { repository: 'agents/genes' } },
        },
      },
    ]);
    expect(inputs.map(({ role }) => role)).toEqual(['assets', 'attestation']);
  });

  it('refuses a forged one with its reason', async () => {
    const forged = (await bundle()).replace(/"payload":"[^"]{8}/, '"payload":"eyJfdHlw');
    const other = await startAuthority();
    const folder = folderWith({ 'bundle.json': forged, 'root.jsonl': other.root });
    const { exitCode, stdout } = await promote(folder, ...ATTESTED);
    expect(exitCode).toBe(1);
    expect(stdout).toContain('The attestation `bundle.json` is not evidence');
  });

  it.each<[string, readonly string[], string]>([
    ['no root', ['--attestation', 'bundle.json'], 'requires --trusted-root'],
    ['only a root', ['--trusted-root', 'root.json'], 'requires --attestation'],
    [
      'a root that is none',
      ['--attestation', 'bundle.json', '--trusted-root', 'policy.yml'],
      'is not a trusted root',
    ],
    [
      'a bundle that is none',
      ['--attestation', 'policy.yml', '--trusted-root', 'root.jsonl'],
      'is not a file of attestations',
    ],
    [
      'a file that does not exist',
      ['--attestation', 'none.json', '--trusted-root', 'root.jsonl'],
      'none.json',
    ],
    [
      'two inputs from standard input',
      ['--attestation', '-', '--trusted-root', '-'],
      'standard input only once',
    ],
  ])('cannot decide with %s', async (_, args, words) => {
    const folder = folderWith({ 'bundle.json': '{}' });
    const { exitCode, stderr } = await promote(folder, ...args);
    expect(exitCode).toBe(2);
    expect(stderr).toContain(words);
  });
});

describe('promote --emit', () => {
  it('prints messages of the protocol', async () => {
    const { exitCode, stdout } = await promote(folderWith(), '--emit', 'decision');
    expect(exitCode).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      protocol: 'gep-a2a',
      message_type: 'decision',
      message_id: expect.stringMatching(/^msg_\d+_[0-9a-f]{8}$/),
      sender_id: 'node_0123456789ab',
      payload: { target_asset_id: GENE.asset_id, decision: 'quarantine' },
    });
  });

  it('requires a sender', async () => {
    const folder = folderWith();
    const args = ['promote', '--assets', 'candidates.jsonl', '--emit', 'decision'];
    const { exitCode, stderr } = await runCli(args, { cwd: folder });
    expect(exitCode).toBe(2);
    expect(stderr).toContain('A2A_NODE_ID');
  });
});
