import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Asset } from '../../../src/assets/asset.ts';
import { connect } from '../../../src/github/client.ts';
import { judgeByAttestations } from '../../../src/promote/attestation/judge-by-attestations.ts';
import { type GitHub, startGitHub } from '../../github/server.ts';
import { actionsToken } from '../../github/tokens.ts';
import { policyFromFile } from '../../policy/from-text.ts';
import { assetsOf, gene } from '../fixture.ts';
import { startAuthority } from './authority.ts';
import { summary } from './statements.ts';

const authority = await startAuthority();
const trustedRoot = { name: 'root.json', bytes: authority.root };
const SIGNER = '{ repository: agents/genes, workflow: .github/workflows/gene-gate.yml }';
const POLICY = policyFromFile(`a2a: { attestation: [${SIGNER}] }`, 'policy');

const GENES = assetsOf(gene('gene_a'), gene('gene_b'));
const idOf = (asset: Asset | undefined) => String(asset?.value.asset_id);
const [A, B] = GENES;

let github: GitHub;
beforeEach(async () => {
  const tokens = {
    signer: actionsToken({ attestations: 'write' }),
    reader: actionsToken({ attestations: 'read' }),
    stranger: actionsToken({}),
  };
  github = await startGitHub({ repository: 'agents/genes', tokens });
});
afterEach(() => github.close());

const client = (token = 'reader') =>
  connect(token, { baseUrl: github.url, sleep: async () => undefined });

/** Uploads a signed summary about assets, as `actions/attest` does. */
async function attest(ids: readonly string[], policyDigest = POLICY.digest): Promise<void> {
  const policy = { uri: 'a:b', digest: { sha256: policyDigest.slice(7) } };
  const bundle = await authority.sign(summary(ids, { predicate: { policy } }));
  await client('signer').octokit.rest.repos.createAttestation({
    ...{ owner: 'agents', repo: 'genes', bundle },
  });
}

/** The rule of the first reason for each gene, or `accepted`. */
async function judged(policy = POLICY, token = 'reader'): Promise<string[]> {
  const options = { client: client(token), trustedRoot };
  const judge = await judgeByAttestations(GENES, options, policy);
  return GENES.map((asset) => {
    const judgement = judge(asset);
    return 'accepted' in judgement ? 'accepted' : (judgement.findings[0]?.rule ?? 'nothing');
  });
}

describe('attestations from GitHub', () => {
  it('are those that the signer’s repository has for the content of a candidate', async () => {
    await attest([idOf(A)]);
    expect(await judged()).toEqual(['accepted', 'evidence-missing']);
    await attest([idOf(A), idOf(B)]);
    expect(await judged()).toEqual(['accepted', 'accepted']);
    const asked = github.requests.filter(({ method }) => method === 'GET').map(({ path }) => path);
    expect(asked).toContain(
      `/repos/agents/genes/attestations/${encodeURIComponent(idOf(A))}?per_page=100`,
    );
  });

  it('are verified, because GitHub does not', async () => {
    const other = await startAuthority();
    const bundle = await other.sign(summary([idOf(A)]));
    github.state.attestations.push({ digest: idOf(A), bundle });
    github.state.attestations.push({ digest: idOf(B), bundle: undefined });
    expect(await judged()).toEqual(['evidence-invalid', 'evidence-invalid']);
  });

  it('do not count if GitHub sends those of another subject', async () => {
    const bundle = await authority.sign(summary([idOf(B)]));
    github.state.attestations.push({ digest: idOf(A), bundle });
    expect(await judged()).toEqual(['evidence-missing', 'evidence-missing']);
  });

  it('are an error if the token may not read them, or GitHub does not answer', async () => {
    await expect(judged(POLICY, 'stranger')).rejects.toMatchObject({
      code: 'github_unavailable',
      message: expect.stringContaining('attestations: read'),
    });
    github.faults.push({ kind: 'answer', status: 502, path: /attestations/, times: 50 });
    await expect(judged()).rejects.toMatchObject({ code: 'github_unavailable' });
  });

  it('are an error if the policy accepts no signer', async () => {
    await expect(judged(policyFromFile('', 'policy'))).rejects.toMatchObject({ code: 'usage' });
  });
});
