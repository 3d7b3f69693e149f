import type { Profile } from './profile.ts';

/** The default: what the protocol's engine may run, judged by meaning. */
export const evolver: Profile = { judge: (_reading, found) => ({ findings: found }) };
