import { createHash } from 'node:crypto';
import type { CandidateSource } from './candidates.ts';
import type { Promotion } from './promotion.ts';

type Input = Promotion['inputs'][number];

/** Records which files a promotion reads, with the SHA-256 of their bytes. */
export interface Inputs {
  /** Returns a source that is recorded when it was read to its end; of a directory, each file is. */
  source(role: Input['role'], source: CandidateSource): CandidateSource;
  add(role: Input['role'], file: { readonly name: string; readonly bytes: Uint8Array }): void;
  /** Returns what was read, in the order in which it was passed. */
  list(): Input[];
}

/** Starts a record without inputs. */
export function digested(): Inputs {
  const hashes: { role: Input['role']; name: string; digest: () => string }[] = [];
  const inputs: Inputs = {
    source(role, { name, open, files }) {
      if (files) return { name, open, files: () => files().map((one) => inputs.source(role, one)) };
      const hash = createHash('sha256');
      let digest: string | undefined;
      hashes.push({
        role,
        name,
        digest: () => {
          digest ??= hash.digest('hex');
          return digest;
        },
      });
      return {
        name,
        open: async function* () {
          for await (const chunk of open()) {
            hash.update(chunk);
            yield chunk;
          }
        },
      };
    },
    add(role, { name, bytes }) {
      const digest = createHash('sha256').update(bytes).digest('hex');
      hashes.push({ role, name, digest: () => digest });
    },
    list: () =>
      hashes.map(({ role, name, digest }) => ({ role, name, digest: `sha256:${digest()}` })),
  };
  return inputs;
}
