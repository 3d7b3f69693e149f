import { hash } from 'node:crypto';
import { canonicalize } from '@evomap/gep-sdk';
import type { Asset } from './asset.ts';
import { SEED_HASHES } from './seed-hashes.ts';

/**
 * Returns the first release of the reference engine that ships exactly this Gene or Capsule; undefined if it
 * is not a seed, or stands in a message.
 */
export function seedRelease({ value, envelope }: Asset): string | undefined {
  if (envelope !== undefined) return undefined;
  return SEED_HASHES[hash('sha256', canonicalize(value)).slice(0, 32)];
}
