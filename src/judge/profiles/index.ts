import type { ProfileName } from '../../policy/policy.ts';
import { curated } from './curated/curated.ts';
import type { ProfileDefinition } from './profile.ts';
import { validator } from './validator.ts';
import { workspace } from './workspace/workspace.ts';

/** The default: what the protocol's engine may run, judged by meaning. */
const evolver: ProfileDefinition = { judge: (_reading, found) => ({ findings: found }) };

/** Every profile that a policy can name. */
export const PROFILES: Readonly<Record<ProfileName, ProfileDefinition>> = {
  evolver,
  validator,
  curated,
  workspace,
};
