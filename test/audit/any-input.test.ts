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
const LIMITS = assetLimits(1024 * 1024);

/** Returns the messages about assets, without their commands. */
async function judge(present: readonly Asset[]): Promise<Finding[]> {
  const changes = present.flatMap((asset, index) => [
    { kind: 'added', asset } as const,
    { kind: 'modified', asset, before: present[index + 1] ?? asset } as const,
    { kind: 'removed', asset } as const,
  ]);
  const change = changeOf(file(LOG), file('src/a.js'));
  const radius = { files: 1, lines: 1, exempt_files: 1, exempt_lines: 1 };
  const assets = { changes, problems: [], files: [], present, unread: [] };
  changes.flatMap(geneDifferences);
  return [
    ...present.flatMap((asset) => selfDescription(changeSubject(), { asset })),
    ...(await ask(
      SUBJECT_CHECKS,
      changeSubject({ change, assets, radius, tree: TREE, baseTree: TREE }),
    )),
    ...judgeCapsules({ changes, present, unread: [] }, POLICY.a2a).flatMap(
      ({ reasons }) => reasons,
    ),
  ];
}

/** Values that often resemble assets. */
const anyAsset = fc.record(
  {
    type: fc.constantFrom('Gene', 'Capsule', 'EvolutionEvent', 'Mutation', 'ValidationReport'),
    id: fc.oneof(fc.constantFrom('a', 'b', '__proto__'), fc.jsonValue()),
    parent: fc.oneof(fc.constantFrom('a', 'b'), fc.jsonValue()),
    gene: fc.oneof(fc.constantFrom('a', 'b'), fc.jsonValue()),
    genes_used: fc.jsonValue(),
    capsule_id: fc.oneof(fc.constantFrom('a', 'b'), fc.jsonValue()),
    validation_report_id: fc.jsonValue(),
    blast_radius: fc.oneof(
      fc.record({ files: fc.jsonValue(), lines: fc.double() }),
      fc.jsonValue(),
    ),
    blast_radius_estimate: fc.oneof(fc.record({ files: fc.double() }), fc.jsonValue()),
    outcome: fc.oneof(
      fc.record({ status: fc.constant('success'), score: fc.double() }),
      fc.jsonValue(),
    ),
    constraints: fc.oneof(
      fc.record({ max_files: fc.jsonValue(), forbidden_paths: fc.jsonValue() }),
      fc.jsonValue(),
    ),
    success_streak: fc.oneof(fc.double(), fc.jsonValue()),
    schema_version: fc.oneof(fc.constantFrom('1.5.0', '1.13.0'), fc.jsonValue()),
    asset_id: fc.jsonValue(),
    meta: fc.jsonValue(),
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

const anyLog = fc.oneof(
  fc.uint8Array({ maxLength: 400 }),
  fc
    .array(
      fc.oneof(
        fc.json(),
        anyAsset.map((asset) => JSON.stringify(asset)),
        fc.string(),
      ),
    )
    .map((lines) => Buffer.from(lines.join('\n'))),
);

it('is handled as an audit log, for any previous content', async () => {
  await forMany(runs(300), anyLog, anyLog, async (old, more) => {
    const before = Buffer.from(old);
    const after = Buffer.concat([before, more]);
    const findings = await auditLogs(
      changeSubject({
        change: changeOf(file(LOG)),
        baseTree: literalTree({ [LOG]: before }),
        tree: literalTree({ [LOG]: after }),
      }),
    );
    const { assets, problems } = readAssetFile(LOG, after, LIMITS);
    expect(problems.length).toBeGreaterThanOrEqual(0);
    for (const finding of [...findings, ...(await judge(assets))]) inWords(finding);
  });
});
