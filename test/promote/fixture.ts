import { computeAssetId, SCHEMA_VERSION } from '@evomap/gep-sdk';
import type { Asset, JsonObject } from '../../src/assets/asset.ts';
import { readAssetFile } from '../../src/assets/file.ts';
import { assetLimits } from '../../src/assets/source.ts';
import { type PromotionRequest, promote } from '../../src/promote/promote.ts';
import { type Promotion, promotionSchema } from '../../src/promote/promotion.ts';
import { type LiteralEntry, literalTree } from '../../src/repo/literal-tree.ts';
import { policyFromFile } from '../policy/from-text.ts';

export const LIMITS = assetLimits(1024 * 1024);

type Fields = Readonly<Record<string, unknown>>;

/** Adds the hash of the content, unless the fields contain one. */
function hashed(content: Fields): Record<string, unknown> {
  const kept = Object.fromEntries(
    Object.entries(content).filter(([, value]) => value !== undefined),
  );
  return 'asset_id' in content ? kept : { ...kept, asset_id: computeAssetId(kept) };
}

/** Allows what the genes of {@link gene} validate with. */
export const PACKAGE = {
  'scripts/check.js': "require('node:assert').ok(require('../package.json'));\n",
  'package.json': '{}',
};

/** A Gene that can be promoted, with replaced fields; undefined removes a field. */
export function gene(id: string, fields: Fields = {}): Record<string, unknown> {
  return hashed({
    type: 'Gene',
    schema_version: SCHEMA_VERSION,
    id,
    category: 'repair',
    signals_match: ['error'],
    strategy: ['Find the smallest change.'],
    constraints: { max_files: 20, forbidden_paths: ['.git', 'node_modules'] },
    validation: ['node scripts/check.js'],
    ...fields,
  });
}

/** A Capsule that can be promoted with {@link successes}. */
export function capsule(id: string, fields: Fields = {}): Record<string, unknown> {
  return hashed({
    type: 'Capsule',
    schema_version: SCHEMA_VERSION,
    id,
    trigger: ['error'],
    gene: 'gene_fix',
    summary: 'Wait a little before the second attempt.',
    confidence: 0.9,
    blast_radius: { files: 2, lines: 34 },
    outcome: { status: 'success', score: 0.85 },
    success_streak: 0,
    env_fingerprint: { platform: 'linux', arch: 'x64' },
    ...fields,
  });
}

/** An EvolutionEvent that can be promoted. */
export function event(id: string, fields: Fields = {}): Record<string, unknown> {
  return hashed({
    type: 'EvolutionEvent',
    schema_version: SCHEMA_VERSION,
    id,
    intent: 'repair',
    signals: ['error'],
    genes_used: ['gene_fix'],
    mutation_id: 'mut_1',
    blast_radius: { files: 2, lines: 34 },
    outcome: { status: 'success', score: 0.85 },
    source_type: 'generated',
    ...fields,
  });
}

/** Two consecutive successes of a Capsule. */
export function successes(capsuleId: string): Record<string, unknown>[] {
  return [1, 2].map((number) =>
    event(`evt_${capsuleId}_${number}`, {
      capsule_id: capsuleId,
      ...(number === 2 && { parent: `evt_${capsuleId}_1` }),
    }),
  );
}

/** Values as assets, as if each were on its own line of a file. */
export function assetsOf(...values: readonly object[]): readonly Asset[] {
  return readAssetFile('assets.jsonl', Buffer.from(jsonl(values)), LIMITS).assets;
}

export function jsonl(values: readonly object[]): string {
  return values.map((value) => `${JSON.stringify(value)}\n`).join('');
}

/** A source of candidates with a text or bytes. */
export function source(content: string | Buffer, name?: string) {
  return [file(content, name)];
}

/** A file with a text or bytes. */
export function file(content: string | Buffer, name = 'candidates.jsonl') {
  return { name, bytes: Buffer.from(content as string) };
}

/** A ValidationReport about a gene, with the fields that evidence needs. */
export function report(about: Fields, fields: Fields = {}): JsonObject {
  return hashed({
    type: 'ValidationReport',
    schema_version: SCHEMA_VERSION,
    id: 'vr_1',
    gene_id: about.id,
    gene_asset_id: about.asset_id,
    policy_digest: POLICY_DIGEST,
    commands: [{ command: 'node scripts/check.js', ok: true, stdout: '', stderr: '' }],
    overall_ok: true,
    duration_ms: 1,
    created_at: '2026-03-02T09:30:00.000Z',
    ...fields,
  }) as JsonObject;
}

export const POLICY_DIGEST = `sha256:${'1'.repeat(64)}`;

/** A promotion as a reader of its JSON sees it. */
export async function answerTo(request: PromotionRequest): Promise<Promotion> {
  return promotionSchema.parse(JSON.parse(JSON.stringify(await promote(request))));
}

/** A policy that requires no evidence, for tests about everything else. */
export const CLAIMED = policyFromFile('a2a: { require_evidence: claimed }', 'policy');

/** Decides about candidates; by default without evidence and without a repository. */
export function decide(
  candidates: readonly object[] | string | Buffer,
  request: Partial<PromotionRequest> = {},
): Promise<Promotion> {
  const content = Array.isArray(candidates) ? jsonl(candidates) : (candidates as string | Buffer);
  return answerTo({ candidates: source(content), policy: CLAIMED, platform: 'linux', ...request });
}

/** A repository with these files. */
export function repositoryOf(files: Readonly<Record<string, LiteralEntry>>) {
  return { workspace: { directory: '/nowhere', tree: literalTree(files) } };
}
