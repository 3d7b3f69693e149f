import type { ProfileDefinition } from './profile.ts';

/** The default: what the protocol's engine may run, judged by meaning. */
export const evolver: ProfileDefinition = { judge: (_reading, found) => ({ findings: found }) };
