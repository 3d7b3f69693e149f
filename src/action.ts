import * as core from '@actions/core';
import { runAction } from './action/main.ts';
import { runPost } from './action/post.ts';
import { htmlRenderer } from './report/format.ts';
import { interruptible } from './run/interrupt.ts';
import { keepMemorySmall } from './small-memory.ts';

keepMemorySmall();

// The runner starts this file twice: as `main:`, and as `post:` when the job ends, however it ends.
const MAIN_HAS_RUN = 'main-has-run';

if (core.getState(MAIN_HAS_RUN) === '') {
  core.saveState(MAIN_HAS_RUN, 'true');
  await interruptible(async (signal) => {
    // Before a command runs that could replace the files of an action in the checkout (`uses: ./`).
    await htmlRenderer();
    await runAction(process.env, signal);
    // A request that is still open would keep the process.
    if (signal.aborted) process.exit();
  });
} else {
  await runPost();
}
