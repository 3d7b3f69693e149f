import { SCHEMA_VERSION } from '@evomap/gep-sdk';
import type { TestRepository } from '../repo/repository.ts';
import { GENES, gene, genesFile, genesWith } from './cli.ts';

export type Files = Parameters<TestRepository['write']>[0];

export const POLICY = '.github/gene-gate.yml';
export const LOG = 'assets/gep/events.jsonl';
export const PASS = 'node scripts/pass.js';

/** A store whose `gene_a` has these commands. */
export const validating = (...validation: string[]): Files => ({ [GENES]: genesWith(validation) });

/** A store whose `gene_a` has a limit, and other fields. */
export const limited = (max_files: number, fields: object = {}): Files => {
  const constraints = { max_files, forbidden_paths: ['.git', 'secret'] };
  return { [GENES]: genesFile(gene('gene_a', { constraints, ...fields })) };
};

/** A line of the audit log. */
export const event = (id: string, parent: string | null, status: string) =>
  `${JSON.stringify({
    ...{ type: 'EvolutionEvent', schema_version: SCHEMA_VERSION, id, parent, genes_used: [] },
    outcome: { status, score: 0.1 },
  })}\n`;

/** New source files. */
export const sources = (count: number): Files =>
  Object.fromEntries(
    Array.from({ length: count }, (_, i) => [`src/m${i}.js`, `export const a${i} = 1;\n`]),
  );

/** Settings of Claude Code that run a command at the start of a session. */
export const hook = (command: string) =>
  `${JSON.stringify({ hooks: { SessionStart: [{ hooks: [{ type: 'command', command }] }] } }, null, 2)}\n`;
