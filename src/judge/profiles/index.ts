import type { ProfileName } from '../../policy/policy.ts';
import { curated } from './curated/curated.ts';
import { evolver } from './evolver.ts';
import type { ProfileDefinition } from './profile.ts';
import { validator } from './validator.ts';
import { workspace } from './workspace/workspace.ts';

/** All profiles that a policy can name. */
export const PROFILES: Readonly<Record<ProfileName, ProfileDefinition>> = {
  evolver,
  validator,
  curated,
  workspace,
};
