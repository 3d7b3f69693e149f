import { approveByDigest } from '../../src/approval/by-digest.ts';
import { resolveRange } from '../../src/event/resolve-range.ts';
import type { GateRequest } from '../../src/gate/gate-request.ts';
import { NO_PROGRESS } from '../../src/run/progress.ts';
import { TEST_ENVIRONMENT } from '../repo/repository.ts';

/** What `gate` is asked in this process: the range of a clone, with runs and without an approval. */
export function gateRequest(
  directory: string,
  differences: Partial<GateRequest> = {},
): GateRequest {
  return {
    directory,
    env: TEST_ENVIRONMENT,
    locate: (repository) => resolveRange(repository, {}),
    inputs: {},
    all: false,
    approver: approveByDigest(undefined, new Date()),
    run: true,
    progress: NO_PROGRESS,
    signal: new AbortController().signal,
    secrets: [],
    ...differences,
  };
}
