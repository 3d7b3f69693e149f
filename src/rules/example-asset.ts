import type { AssetType } from '../model/asset.ts';

/** The fields of an asset that matter for an example; undefined removes one. */
export type AssetFields = Readonly<Record<string, unknown>>;

/** The test adds the other required fields and the hash; on the page, `…` stands for both. */
export type ExampleAsset = AssetFields & { readonly type: AssetType };

export const GENES = 'assets/gep/genes.json';
export const CAPSULES = 'assets/gep/capsules.json';
const LOG = 'assets/gep/events.jsonl';

/** Placeholders for the correct hash, computed by the test. */
export const RIGHT_HASH = {
  own: '<hash of this content>',
  hub: '<hash of this content without the notes>',
} as const;
export const WRONG_HASH = '<hash of something else>';

export function gene(fields: AssetFields = {}): ExampleAsset {
  return { type: 'Gene', id: 'gene_a', ...fields };
}

export function capsule(fields: AssetFields = {}): ExampleAsset {
  return { type: 'Capsule', id: 'capsule_1', ...fields };
}

export function event(fields: AssetFields = {}): ExampleAsset {
  return { type: 'EvolutionEvent', id: 'evt_1', ...fields };
}

export function validationReport(fields: AssetFields = {}): ExampleAsset {
  return { type: 'ValidationReport', id: 'vr_1', ...fields };
}

/** A repository with these genes. */
export function genes(...fields: readonly AssetFields[]): { head: { [GENES]: ExampleAsset[] } } {
  return { head: { [GENES]: fields.map(gene) } };
}

/** A repository with these events in its audit log. */
export function log(...fields: readonly AssetFields[]): { head: { [LOG]: ExampleAsset[] } } {
  return { head: { [LOG]: fields.map(event) } };
}

/** The text of a message between agents. */
export function message(message_type: string, payload: object): string {
  const envelope = { protocol: 'gep-a2a', message_type, sender_id: 'node_7', payload };
  return `${JSON.stringify(envelope, null, 2)}\n`;
}

/** A store with a gene of the reference engine 1.1.0 (MIT License, Copyright (c) 2026 OpenClaw). */
export const SEED_STORE = `${JSON.stringify(
  {
    genes: [
      {
        type: 'Gene',
        id: 'gene_gep_optimize_prompt_and_assets',
        category: 'optimize',
        signals_match: ['protocol', 'gep', 'prompt', 'audit', 'reusable'],
        preconditions: ['need stricter, auditable evolution protocol outputs'],
        strategy: [
          'Extract signals and determine selection rationale via Selector JSON',
          'Prefer reusing existing Gene/Capsule; only create if no match exists',
          'Refactor prompt assembly to embed assets (genes, capsules, parent event)',
          'Reduce noise and ambiguity; enforce strict output schema',
          'Validate by running node index.js run and ensuring no runtime errors',
          'Solidify: record EvolutionEvent, update Gene definitions, create Capsule on success',
        ],
        constraints: { max_files: 20, forbidden_paths: ['.git', 'node_modules'] },
        validation: ['node index.js run'],
      },
    ],
  },
  null,
  2,
)}\n`;

/** Content, or a symlink's target. */
type PlainFile = string | { readonly symlink: string };

/** The entry at a path: a plain file, a file with one asset per line, or the commit of a submodule. */
export type ExampleFile =
  | PlainFile
  | readonly ExampleAsset[]
  | { readonly latin1: readonly ExampleAsset[] }
  | { readonly submodule: string };

/** Files by path that need no completion by the test. */
export type PlainFiles = Readonly<Record<string, PlainFile>>;

export type ExampleFiles = Readonly<Record<string, ExampleFile>>;
