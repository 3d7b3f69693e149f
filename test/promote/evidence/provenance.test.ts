import { describe, expect, it } from 'vitest';
import { connect } from '../../../src/github/client.ts';
import { GateError } from '../../../src/ground/error.ts';
import { provenanceCheck, provenanceObjection } from '../../../src/promote/evidence/provenance.ts';
import { readEvidence } from '../../../src/promote/evidence/read-evidence.ts';
import { publish, startCheck } from '../../../src/publish/publisher.ts';
import type { GateReport } from '../../../src/report/gate-report.ts';
import { renderJson } from '../../../src/report/json.ts';
import { actionsToken, type Identity, WRITE_ALL } from '../../github/tokens.ts';
import { gitHub, HEAD, publicationOf, runOf, validationReport } from '../../publish/fixture.ts';
import { LIMITS } from '../fixture.ts';

const OTHER_APP: Identity = { ...actionsToken(WRITE_ALL), app: { id: 9, slug: 'look-alike' } };

/** A gate whose report was published by an app, and the content of the report file. */
async function published(app?: Identity, changes: Partial<GateReport> = {}) {
  const server = await gitHub(app && { other: app });
  const { context } = await runOf(server, app && { token: 'other' });
  const publication = publicationOf({
    verdict: 'pass',
    validation_reports: [validationReport(1)],
    ...changes,
  });
  await publish(context, await startCheck(context), publication);
  const sleep = async () => {};
  const client = connect('reader', { baseUrl: server.url, sleep });
  return { server, client, file: renderJson(publication.report) };
}

function evidence(text: string) {
  return readEvidence({ name: 'gate-report.json', bytes: Buffer.from(text) }, LIMITS);
}

describe('a GateReport that a workflow published', () => {
  it('is confirmed by GitHub, also with other formatting', async () => {
    const { client, file } = await published();
    const provenance = provenanceCheck(client, 'octo/genes');
    expect(await provenanceObjection(evidence(file), provenance, 'github-actions')).toBeUndefined();
    const compact = JSON.stringify(JSON.parse(file));
    expect(
      await provenanceObjection(evidence(compact), provenance, 'github-actions'),
    ).toBeUndefined();
  });

  it.each<[string, (file: string) => string, RegExp]>([
    [
      'one word is another',
      (file) => file.replace('"pass"', '"warn"'),
      /no check run on the commit/,
    ],
    ['a field was added', (file) => file.replace('{', '{ "by": "me",'), /no check run/],
    ['it names another commit', (file) => file.replaceAll(HEAD, 'c'.repeat(40)), /commit ccccccc/],
    [
      'a report is not in a GateReport',
      (file) => JSON.stringify(JSON.parse(file).validation_reports[0]),
      /not in a GateReport/,
    ],
  ])('is not confirmed if %s', async (_, change, objection) => {
    const { client, file } = await published();
    expect(
      await provenanceObjection(
        evidence(change(file)),
        provenanceCheck(client, 'octo/genes'),
        'github-actions',
      ),
    ).toMatch(objection);
  });

  it('is not confirmed if another app created the check run', async () => {
    const { client, file } = await published(OTHER_APP);
    expect(
      await provenanceObjection(
        evidence(file),
        provenanceCheck(client, 'octo/genes'),
        'github-actions',
      ),
    ).toMatch(/created by the app look-alike/);
  });

  it('is not confirmed if a fork reported the results, even if a workflow published them', async () => {
    const isolation = { level: 'namespaces', description: 'so it says', untrusted: true } as const;
    const { client, file } = await published(undefined, { isolation });
    expect(
      await provenanceObjection(
        evidence(file),
        provenanceCheck(client, 'octo/genes'),
        'github-actions',
      ),
    ).toMatch(/runner that the pull request controls/);
  });

  it('is not confirmed until the check run is completed', async () => {
    const { server, client, file } = await published();
    for (const run of server.state.checkRuns) run.status = 'in_progress';
    expect(
      await provenanceObjection(
        evidence(file),
        provenanceCheck(client, 'octo/genes'),
        'github-actions',
      ),
    ).toMatch(/not completed/);
  });

  const later = '2099-01-01T00:00:00Z';

  it.each<[string, object, object, RegExp | undefined]>([
    ['is outdated', { name: 'gene-gate (superseded)' }, { external_id: '' }, /newer check run/],
    ['has a later one', {}, { completed_at: later, conclusion: 'failure' }, /newer check run/],
    ['has one in progress', {}, { status: 'in_progress', external_id: 'gene-gate:a:2' }, /newer/],
    ['has an earlier one', {}, { completed_at: '2000-01-01T00:00:00Z' }, undefined],
    [
      'has a later one of another name',
      {},
      { completed_at: later, name: 'gene-gate (#8)' },
      undefined,
    ],
    ['has a later job', {}, { completed_at: later, external_id: 'f00d' }, undefined],
  ])('is the newest of its name: a check run that %s', async (_, own, other, objection) => {
    const { server, client, file } = await published();
    const [run] = server.state.checkRuns;
    if (run === undefined) throw new Error('no check run was published');
    const external_id = `sha256:${'0'.repeat(64)}`;
    server.state.checkRuns.push({ ...run, id: 2000, external_id, ...other });
    Object.assign(run, own);
    const provenance = provenanceCheck(client, 'octo/genes');
    const said = await provenanceObjection(evidence(file), provenance, 'github-actions');
    if (objection) expect(said).toMatch(objection);
    else expect(said).toBeUndefined();
  });

  it('is found among many check runs', async () => {
    const { server, client, file } = await published();
    const [own] = server.state.checkRuns;
    if (own === undefined) throw new Error('no check run was published');
    for (let index = 0; index < 150; index += 1) {
      server.state.checkRuns.push({
        ...own,
        id: 1000 + index,
        name: `job ${index}`,
        external_id: '',
      });
    }
    expect(
      await provenanceObjection(
        evidence(file),
        provenanceCheck(client, 'octo/genes'),
        'github-actions',
      ),
    ).toBeUndefined();
  });

  it('is an error if GitHub does not answer', async () => {
    const { server, client, file } = await published();
    server.faults.push({ path: /check-runs/, kind: 'answer', status: 403 });
    await expect(
      provenanceObjection(evidence(file), provenanceCheck(client, 'octo/genes'), 'github-actions'),
    ).rejects.toMatchObject({
      code: 'github_unavailable',
      hint: expect.stringContaining('checks: read'),
    });
  });

  it.each([undefined, '', 'octo', 'octo/', 'a/b/c'])(
    'needs to know the repository, which “%s” is not',
    async (repository) => {
      const { client } = await published();
      expect(() => provenanceCheck(client, repository)).toThrow(GateError);
    },
  );
});
