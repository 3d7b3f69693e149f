import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type TestNode, testNodes } from './node.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A directory like `dist/`, built from the sources for this run. */
    readonly bundles: string;
    readonly nodes: readonly TestNode[];
  }
}

/** Builds the bundles and looks for Node 24, once for all end-to-end tests. */
export default function setup(project: TestProject): () => void {
  const bundles = mkdtempSync(join(tmpdir(), 'gene-gate-bundles-'));
  const remove = () => rmSync(bundles, { recursive: true, force: true });
  try {
    execFileSync(process.execPath, ['scripts/build.mjs', bundles], {
      cwd: project.config.root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  } catch (error) {
    remove();
    throw error;
  }
  project.provide('bundles', bundles);
  project.provide('nodes', testNodes());
  return remove;
}
