#!/usr/bin/env node
import { mainOfProcess } from './cli/main.ts';
import { processTerminal } from './cli/terminal.ts';
import { runProcess } from './ground/signals.ts';

void runProcess(2, async (signal) => {
  process.exitCode = await mainOfProcess(process.argv.slice(2), processTerminal(signal));
});
