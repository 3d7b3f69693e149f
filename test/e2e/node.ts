import { spawnSync } from 'node:child_process';

/** A Node.js that the built bundles are started with. */
export interface TestNode {
  readonly name: string;
  readonly file: string;
}

const AT_HAND: TestNode = { name: `Node ${process.versions.node}`, file: process.execPath };

/**
 * The Node at hand, and Node 24, which the action runs on. That one comes from npm; where it cannot
 * be had, the reason is printed and the tests run on the Node at hand alone.
 */
export function testNodes(): readonly TestNode[] {
  if (process.versions.node.startsWith('24.')) return [AT_HAND];
  const found = spawnSync('npx', ['--yes', 'node@24', '-p', 'process.execPath'], {
    encoding: 'utf8',
    timeout: 120_000,
    shell: process.platform === 'win32',
  });
  const file = found.stdout?.trim();
  if (found.status === 0 && file) return [AT_HAND, { name: 'Node 24', file }];
  console.warn(`Not tested on Node 24: npx node@24 gave ${found.stderr?.trim() || found.error}`);
  return [AT_HAND];
}
