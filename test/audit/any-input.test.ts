import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Asset } from '../../src/assets/asset.ts';
import { readAssetFile } from '../../src/assets/file.ts';
import { assetLimits } from '../../src/assets/source.ts';
import { auditLogs } from '../../src/audit/change/audit-log.ts';
import { ask } from '../../src/audit/check.ts';
import { SUBJECT_CHECKS } from '../../src/audit/checks.ts';
import { judgeCapsules } from '../../src/audit/claims/capsules.ts';
import { selfDescription } from '../../src/audit/claims/self-description.ts';
import { geneDifferences } from '../../src/audit/gene/gene-limits.ts';
import { literalTree } from '../../src/repo/literal-tree.ts';
import { type Finding, describe as inWords } from '../../src/rules/finding.ts';
import { forMany, runs } from '../runs.ts';
import { POLICY } from '../verdict/fixture.ts';
import { changeOf, changeSubject, file } from './fixture.ts';

const LOG = 'assets/gep/events.jsonl';
const TREE = literalTree({ [LOG]: '' });
const TREES = { tree: TREE, baseTree: TREE };
const LIMITS = assetLimits(1024 * 1024);

async function judge(present: readonly Asset[]): Promise<Finding[]> {
  const changes = present.flatMap((asset, index) => [
    { kind: 'added', asset } as const,
    { kind: 'modified', asset, before: present[index + 1] ?? asset } as const,
    { kind: 'removed', asset } as const,
  ]);
  const change = changeOf(file(LOG), file('src/a.js'));
  const radius = { files: 1, lines: 1, exempt_files: 1, exempt_lines: 1 };
  const assets = { changes, problems: [], files: [], present, unread: [] };
  const capsules = judgeCapsules({ changes, present, unread: [] }, POLICY.a2a);
  changes.flatMap(geneDifferences);
  return [
    ...present.flatMap((asset) => selfDescription(changeSubject(), { asset })),
    ...(await ask(SUBJECT_CHECKS, changeSubject({ change, assets, radius, ...TREES }))),
    ...capsules.flatMap(({ reasons }) => reasons),
  ];
}

const json = fc.jsonValue();
const orJson = (value: fc.Arbitrary<unknown>) => fc.oneof(value, json);
const name = orJson(fc.constantFrom('a', 'b'));

/** Values that often resemble assets. */
const anyAsset = fc.record(
  {
    type: fc.constantFrom('Gene', 'Capsule', 'EvolutionEvent', 'Mutation', 'ValidationReport'),
    id: orJson(fc.constantFrom('a', 'b', '__proto__')),
    ...{ parent: name, gene: name, capsule_id: name },
    ...{ genes_used: json, validation_report_id: json, asset_id: json, meta: json },
    blast_radius: orJson(fc.record({ files: json, lines: fc.double() })),
    blast_radius_estimate: orJson(fc.record({ files: fc.double() })),
    outcome: orJson(fc.record({ status: fc.constant('success'), score: fc.double() })),
    constraints: orJson(fc.record({ max_files: json, forbidden_paths: json })),
    success_streak: orJson(fc.double()),
    schema_version: orJson(fc.constantFrom('1.5.0', '1.13.0')),
  },
  { requiredKeys: ['type'] },
);

it('is handled as an asset file, with a message for each finding', async () => {
  const anyValue = fc.oneof(fc.array(anyAsset, { maxLength: 6 }), fc.jsonValue());
  await forMany(runs(500), anyValue, async (value) => {
    const { assets } = readAssetFile('genes.json', Buffer.from(JSON.stringify(value)), LIMITS);
    for (const finding of await judge(assets)) {
      expect(finding.location?.line ?? 1).toBeGreaterThan(0);
      expect(inWords(finding).message).not.toMatch(/\bundefined\b|\[object Object\]/);
    }
  });
});

const line = fc.oneof(
  fc.json(),
  anyAsset.map((asset) => JSON.stringify(asset)),
  fc.string(),
);
const anyLog = fc.oneof(
  fc.uint8Array({ maxLength: 400 }),
  fc.array(line).map((lines) => Buffer.from(lines.join('\n'))),
);

it('is handled as an audit log, for any previous content', async () => {
  await forMany(runs(300), anyLog, anyLog, async (old, more) => {
    const before = Buffer.from(old);
    const after = Buffer.concat([before, more]);
    const [baseTree, tree] = [literalTree({ [LOG]: before }), literalTree({ [LOG]: after })];
    const subject = changeSubject({ change: changeOf(file(LOG)), baseTree, tree });
    const findings = await auditLogs(subject);
    const { assets, problems } = readAssetFile(LOG, after, LIMITS);
    expect(problems.length).toBeGreaterThanOrEqual(0);
    for (const finding of [...findings, ...(await judge(assets))]) inWords(finding);
  });
});
