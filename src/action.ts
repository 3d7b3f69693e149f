import * as core from '@actions/core';
import { runAction } from './action/main.ts';
import { runPost } from './action/post.ts';
import { interruptible } from './run/interrupt.ts';

// The runner starts this file twice: as `main:`, and as `post:` when the job ends, however it ends.
const MAIN_HAS_RUN = 'main-has-run';

if (core.getState(MAIN_HAS_RUN) === '') {
  core.saveState(MAIN_HAS_RUN, 'true');
  await interruptible((signal) => runAction(process.env, signal));
} else {
  await runPost();
}
