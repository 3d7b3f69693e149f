import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { promotionSchema } from '../../src/promote/promotion.ts';
import { gateReportSchema } from '../../src/report/gate-report.ts';
import { dispatchPayload, pushPayload } from '../event/payload.ts';
import { type GitHub, startGitHub } from '../github/server.ts';
import { actionsToken, WRITE_ALL } from '../github/tokens.ts';
import { startAuthority } from '../promote/attestation/authority.ts';
import { jsonl } from '../promote/fixture.ts';
import { createRepository, temporaryFolder } from '../repo/repository.ts';
import { GENES, gene, genesFile } from './cli.ts';
import { freshToken } from './runner.ts';
import { blocksOf, type JobContext, runWorkflow, workflowsIn } from './workflow-steps.ts';

const ROOT = join(import.meta.dirname, '../..');
const PAGE = join(ROOT, 'docs/promotion.md');
const YAML = blocksOf(PAGE, 'yaml');
const SHOWN = (name: string) => readFileSync(join(ROOT, 'docs/workflows', name), 'utf8');
const WORKFLOWS = workflowsIn(['sign-genes.yml', 'decide.yml', 'sign.yml'].map(SHOWN));
const CONSUMER = SHOWN('consumer.mjs');

const FILES = {
  'package.json': '{ "name": "agent", "version": "1.0.0", "type": "module" }\n',
  'scripts/check.js': "console.log('checked');\n",
};
const VALID = gene('gene_valid', { validation: ['node scripts/check.js'] });
const UNKNOWN = gene('gene_unknown', { validation: ['node scripts/check.js'] });

const authority = await startAuthority();

/** A repository on a GitHub server of its own, and the token of its jobs. */
async function hosted(repository: string): Promise<{ github: GitHub; token: string }> {
  const token = freshToken();
  const identity = actionsToken({ ...WRITE_ALL, attestations: 'write' });
  const github = await startGitHub({ repository, tokens: { [token]: identity } });
  onTestFinished(() => github.close());
  return { github, token };
}

function workflow(name: string) {
  const found = WORKFLOWS.get(name);
  if (found === undefined) throw new Error(`docs/workflows/ has no workflow ${name}`);
  return found;
}

/** Runs the consumer of the page. */
function consume(answer: string, bundle: object, root: Buffer) {
  const folder = temporaryFolder();
  const path = (name: string) => join(folder, name);
  symlinkSync(join(ROOT, 'node_modules'), path('node_modules'));
  writeFileSync(path('consumer.mjs'), CONSUMER);
  writeFileSync(path('promotion.json'), answer);
  writeFileSync(path('bundle.json'), JSON.stringify(bundle));
  writeFileSync(path('trusted-root.jsonl'), root);
  const files = ['promotion.json', 'bundle.json', 'trusted-root.jsonl'];
  const args = ['consumer.mjs', ...files, 'octo/consumer'];
  return spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
}

it('leads from a candidate to a signed promotion by the workflows of the page', async () => {
  const artifacts = new Map<string, string>();
  const agent = createRepository();
  agent.write(FILES);
  const before = agent.commit('base');
  agent.write({ [GENES]: genesFile(VALID) });
  const after = agent.commit('a gene');
  const genes = await hosted('octo/genes');
  genes.github.state.commits.add(after);
  genes.github.state.refs.set('heads/main', after);
  const shared: Pick<JobContext, 'authority' | 'artifacts'> = { authority, artifacts };

  const validated = await runWorkflow(workflow('gene-gate'), {
    ...shared,
    workspace: agent.directory,
    event: { name: 'push', payload: pushPayload({ ref: 'refs/heads/main', before, after }) },
    ...{ apiUrl: genes.github.url, token: genes.token, repository: 'octo/genes' },
    signer: { repository: 'octo/genes', workflow: '.github/workflows/gene-gate.yml' },
  });
  expect(validated.gate).toMatchObject({ code: 0 });
  const reportPath = validated.outputs['report-path'] ?? '';
  const report = gateReportSchema.parse(JSON.parse(readFileSync(reportPath, 'utf8')));
  expect(report).toMatchObject({ verdict: 'pass', audited_sha: after });
  expect(validated.bundles).toHaveLength(2);
  expect(genes.github.state.attestations.map(({ digest }) => digest)).toContain(VALID.asset_id);

  const consumer = createRepository();
  const [policy = ''] = YAML.filter((text) => text.includes('policies:'));
  consumer.write({
    ...FILES,
    'candidates.jsonl': jsonl([VALID, UNKNOWN]),
    '.github/gene-gate.yml': policy
      .replace('agents/genes', 'octo/genes')
      .replace('sha256:…', report.policy?.digest ?? ''),
  });
  consumer.commit('base');
  const decided = await runWorkflow(workflow('decide'), {
    ...shared,
    workspace: consumer.directory,
    event: { name: 'workflow_dispatch', payload: dispatchPayload('refs/heads/main') },
    // The attestations are those of the agent's repository.
    ...{ apiUrl: genes.github.url, token: genes.token, repository: 'octo/consumer' },
    values: { 'inputs.assets': 'candidates.jsonl' },
    signer: {},
  });
  expect(decided.gate?.log).toContain('evidence-missing');
  expect(decided.gate).toMatchObject({ code: 1 });
  const answerPath = decided.outputs['promotion-path'] ?? '';
  const answer = promotionSchema.parse(JSON.parse(readFileSync(answerPath, 'utf8')));
  expect(answer.promoted).toEqual([VALID]);
  expect(answer.decisions).toMatchObject([
    {
      id: 'gene_valid',
      outcome: 'promoted',
      evidence: {
        level: 'attested',
        attestation: {
          ...{ commit: after, asset_id: VALID.asset_id, policy_digest: report.policy?.digest },
          gate: { id: 'https://github.com/gene-gate/gene-gate', version: report.tool.version },
          signer: { repository: 'octo/genes', ref: 'refs/heads/main' },
        },
      },
    },
    {
      id: 'gene_unknown',
      outcome: 'quarantined',
      evidence: { level: 'none' },
      reasons: [{ rule: 'evidence-missing' }],
    },
  ]);

  const home = await hosted('octo/consumer');
  const signed = await runWorkflow(workflow('sign'), {
    ...shared,
    workspace: temporaryFolder(),
    event: { name: 'workflow_run', payload: {} },
    ...{ apiUrl: home.github.url, token: home.token, repository: 'octo/consumer' },
    values: { 'github.event.workflow_run.id': '4242' },
    signer: { repository: 'octo/consumer', workflow: '.github/workflows/sign.yml' },
  });
  expect(home.github.state.attestations.map(({ digest }) => digest)).toEqual([VALID.asset_id]);

  expect(CONSUMER.trimEnd().split('\n').length).toBeLessThanOrEqual(45);
  const [bundle = {}] = signed.bundles;
  const text = readFileSync(answerPath, 'utf8');
  const read = consume(text, bundle, authority.root);
  expect(read.stderr).toBe('');
  expect(read.stdout.split('\n')).toEqual([
    'promoted Gene gene_valid: attested, validated by octo/genes/.github/workflows/gene-gate.yml@refs/heads/main',
    'quarantined Gene gene_unknown: evidence-missing',
    `signed by https://github.com/octo/consumer/.github/workflows/sign.yml@refs/heads/main for policy ${answer.policy.digest}`,
    '',
  ]);
  const edited = consume(text.replace('"quarantined"', '"promoted"'), bundle, authority.root);
  expect(edited.stderr).toContain('another answer was signed');
  const [other = {}] = validated.bundles;
  expect(consume(text, other, authority.root).stderr).toContain('certificate identity error');
  const stranger = await startAuthority();
  expect(consume(text, bundle, stranger.root).status).toBe(1);
});
