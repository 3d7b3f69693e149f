import type { ProfileName } from '../../policy/policy.ts';
import { curated } from './curated/curated.ts';
import type { ProfileDefinition } from './profile.ts';
import { validator } from './validator.ts';
import { workspace } from './workspace/workspace.ts';

/** The default profile: the commands that the protocol's engine may run, judged by their meaning. */
const evolver: ProfileDefinition = { judge: (_reading, found) => ({ findings: found }) };

/** All profiles that a policy can name. */
export const PROFILES: Readonly<Record<ProfileName, ProfileDefinition>> = {
  evolver,
  validator,
  curated,
  workspace,
};
