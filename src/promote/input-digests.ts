import { createHash, hash } from 'node:crypto';
import type { CandidateSource } from './candidates.ts';
import type { Promotion } from './promotion.ts';

type Input = Promotion['inputs'][number];

/** Records which files a promotion reads, with the SHA-256 of their bytes. */
export class InputDigests {
  /** In the order in which they were read. */
  readonly list: Input[] = [];

  /** Returns a source that is recorded when it was read; of a directory, each file is. */
  source(role: Input['role'], { name, open, files }: CandidateSource): CandidateSource {
    const { list } = this;
    return {
      name,
      open: async function* () {
        const digest = createHash('sha256');
        try {
          for await (const chunk of open()) {
            digest.update(chunk);
            yield chunk;
          }
        } finally {
          list.push({ role, name, digest: `sha256:${digest.digest('hex')}` });
        }
      },
      ...(files && { files: () => files().map((one) => this.source(role, one)) }),
    };
  }

  /** Records a file that was read before. */
  add(role: Input['role'], { name, bytes }: { readonly name: string; readonly bytes: Buffer }) {
    this.list.push({ role, name, digest: `sha256:${hash('sha256', bytes)}` });
  }
}
