import { describe, expect, it, vi } from 'vitest';
import { assetLimits } from '../../src/assets/asset-limits.ts';
import { collectAssets } from '../../src/assets/collect.ts';
import { readAssetFile } from '../../src/assets/file.ts';
import { auditAssetFile } from '../../src/audit/asset-file.ts';
import { auditChange } from '../../src/audit/audit.ts';
import { Judge } from '../../src/judge/judge.ts';
import { literalTree } from '../../src/repo/literal-tree.ts';
import type { Tree } from '../../src/repo/tree.ts';
import { policyFromFile } from '../policy/from-text.ts';
import { changeBetween } from './fixture.ts';

const GENES = 'assets/gep/genes.json';
const NUMBERS = Array.from({ length: 60 }, (_, index) => index);
const LOADED = policyFromFile('', 'policy.yml');

type Files = Readonly<Record<string, string>>;

/**
 * Sixty genes with a script each; every fourth has a blocked command, at the base and at the head.
 *
 * @param edited how many of them have another summary than at the base
 */
function files(edited: number): Files {
  const genes = NUMBERS.map((number) => ({
    type: 'Gene',
    id: `gene_${number}`,
    summary: number < edited ? 'new' : 'old',
    category: 'repair',
    signals_match: ['error'],
    strategy: ['Fix it.'],
    constraints: { max_files: 20, forbidden_paths: ['.git'] },
    validation: [`node scripts/${number}.js`, ...(number % 4 === 0 ? [`node -e ${number}`] : [])],
  }));
  const scripts = NUMBERS.map((number) => [`scripts/${number}.js`, `exit(${number})\n`]);
  return { [GENES]: JSON.stringify(genes), ...Object.fromEntries(scripts) };
}

/** What is asked of trees, and which commands are judged, while something is done with the trees. */
async function costOf(use: (treeOf: (entries: Files) => Tree) => Promise<unknown>) {
  const cost = { reads: 0, looks: 0, commands: 0 };
  const judged = vi.spyOn(Judge.prototype, 'command');
  await use((entries) => {
    const tree = literalTree(entries);
    return {
      ...tree,
      stat: (path) => {
        cost.looks++;
        return tree.stat(path);
      },
      read: (...asked) => {
        cost.reads++;
        return tree.read(...asked);
      },
    };
  });
  cost.commands = new Set(judged.mock.calls.map(([command]) => command)).size;
  judged.mockRestore();
  return cost;
}

/** Audits the head by itself, without a base to compare it with. */
const auditHead = (head: Files) =>
  costOf(async (treeOf) => {
    const tree = treeOf(head);
    const file = readAssetFile(GENES, await tree.read(GENES), assetLimits(1e6));
    const { policy } = LOADED;
    const changed = new Set([GENES]);
    await auditAssetFile(file, Judge.by({ policy, tree, changed, platform: 'linux' }));
  });

const auditPair = (base: Files, head: Files) =>
  costOf(async (treeOf) => {
    const [baseTree, tree] = [treeOf(base), treeOf(head)];
    const change = changeBetween(base, head);
    const assets = await collectAssets({
      baseTree,
      headTree: tree,
      change,
      policy: LOADED.policy,
    });
    await auditChange({ change, assets, baseTree, tree, policy: LOADED, platform: 'linux' });
  });

describe('the comparison with the base', () => {
  it('costs at most 0.3 of an audit, also if the change edits every gene', async () => {
    const head = files(NUMBERS.length);
    const [one, both] = [await auditHead(head), await auditPair(files(0), head)];
    expect(one.commands).toBe(75);
    expect(both.commands).toBe(one.commands);
    expect(both.reads).toBeLessThanOrEqual(1.3 * one.reads);
    expect(both.looks).toBeLessThanOrEqual(1.3 * one.looks);
  });

  it('judges no command of a gene that the change leaves as it is', async () => {
    const both = await auditPair(files(0), files(1));
    expect(both.commands).toBe(2);
    // The asset file of both sides, and the script.
    expect(both.reads).toBeLessThanOrEqual(3);
  });
});
