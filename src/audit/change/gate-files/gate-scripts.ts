import { objectIn } from '../../../command/resolve/lock/lock.ts';
import { readJsonFile } from '../../../command/resolve/package-json.ts';
import type { Tree } from '../../../repo/tree.ts';
import { isMapping, type Mapping } from './workflow.ts';

/** The name of the action, of the command line and of the package. */
export const GATE = /gene-gate/i;

/** The words of a command, without comments. */
export function wordsOf(run: string): string[] {
  return run.replaceAll(/^\s*#.*$/gm, '').split(/[\s;&|()"'`]+/);
}

/** The names of the scripts of a package.json that start the gate, also by way of another script. */
export function gateScripts(manifest: Mapping | undefined): ReadonlySet<string> {
  const scripts = isMapping(manifest?.scripts) ? Object.entries(manifest.scripts) : [];
  const gate = new Set<string>();
  for (let size = -1; size < gate.size; ) {
    size = gate.size;
    for (const [name, text] of scripts) {
      if (wordsOf(String(text)).some((word) => GATE.test(word) || gate.has(word))) gate.add(name);
    }
  }
  return gate;
}

/** What the package.json of the root says about the gate. */
export interface PackageScripts {
  /** The names of the scripts that start it. */
  readonly gate: ReadonlySet<string>;
  /** Whether the package is the gate. */
  readonly isGateItself: boolean;
}

export async function packageScripts(tree: Tree): Promise<PackageScripts> {
  const manifest = objectIn(await readJsonFile(tree, 'package.json'));
  return { gate: gateScripts(manifest), isGateItself: manifest.name === 'gene-gate' };
}
