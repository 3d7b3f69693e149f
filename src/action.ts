import * as core from '@actions/core';
import { runAction, runPost } from './action/main.ts';
import { runProcess } from './ground/signals.ts';

// The runner starts this file twice: as `main:`, and as `post:` when the job ends, however it ends.
const MAIN_HAS_RUN = 'main-has-run';

if (core.getState(MAIN_HAS_RUN) === '') {
  core.saveState(MAIN_HAS_RUN, 'true');
  void runProcess(1, async (signal) => {
    await runAction(process.env, signal);
    // A request that is still open would keep the process.
    if (signal.aborted) process.exit();
  });
} else {
  void runPost(process.env);
}
