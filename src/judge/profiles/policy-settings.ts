import type { Policy } from '../../policy/policy.ts';
import { type CommandPolicy, DEFAULT_COMMAND_POLICY } from './command-policy.ts';

/** What a policy file says to the profiles `curated` and `workspace`. */
export function commandPolicyOf(policy: Policy): CommandPolicy {
  return {
    ...DEFAULT_COMMAND_POLICY,
    mode: policy.mode,
    allowDangerous: policy.allow_dangerous,
    allowedRoots: policy.allowed_roots,
    workspace: policy.workspace,
    disabledPacks: policy.disabled_packs,
    experimental: policy.experimental,
    families: policy.families,
    patterns: policy.patterns.map(({ regex, not_match, ...pattern }) => ({
      ...pattern,
      pattern: regex,
      notMatch: not_match,
    })),
  };
}
