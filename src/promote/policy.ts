import { loadPolicy } from '../policy/load.ts';
import type { LoadedPolicy } from '../policy/policy.ts';
import { literalTree } from '../repo/literal-tree.ts';
import type { Workspace } from './workspace.ts';

/**
 * Loads the default policy of a promotion: the policy of the target repository, which the user
 * trusts, or the built-in policy.
 *
 * @throws GateError `policy_invalid`
 */
export function promotionPolicy(workspace: Workspace | undefined): Promise<LoadedPolicy> {
  const tree = workspace?.tree ?? literalTree({}, 'no repository');
  return loadPolicy(tree, tree.label);
}
