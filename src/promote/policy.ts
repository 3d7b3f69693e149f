import { loadPolicy } from '../policy/load.ts';
import type { LoadedPolicy } from '../policy/policy.ts';
import { literalTree } from '../repo/literal-tree.ts';
import type { Workspace } from './run-genes.ts';

/**
 * The policy that a promotion goes by where none is named: that of the repository it is for, which is
 * the promoter's own, or the built-in one.
 *
 * @throws GateError `policy_invalid`
 */
export function promotionPolicy(workspace: Workspace | undefined): Promise<LoadedPolicy> {
  const tree = workspace?.tree ?? literalTree({}, 'no repository');
  return loadPolicy(tree, tree.label);
}
