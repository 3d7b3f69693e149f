import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type TestNode, testNodes } from './node.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A directory like `dist/`, built from the sources for this run. */
    readonly bundles: string;
    /** The file that says whether they were built, once that has ended: `setup.ts` waits for it. */
    readonly built: string;
    readonly nodes: readonly TestNode[];
  }
}

/** Begins to build the bundles, and looks for Node 24, once for all end-to-end tests. */
export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'gene-gate-bundles-'));
  const [bundles, built] = [join(folder, 'dist'), join(folder, 'built')];
  const build = spawn(process.execPath, ['scripts/build.mjs', bundles], {
    cwd: project.config.root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  build.once('exit', (code) => writeFileSync(built, code === 0 ? 'yes' : 'no'));
  project.provide('bundles', bundles);
  project.provide('built', built);
  project.provide('nodes', testNodes());
  return () => {
    build.kill();
    rmSync(folder, { recursive: true, force: true });
  };
}
