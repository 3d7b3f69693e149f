#!/usr/bin/env node
import { mainOfProcess } from './cli/main.ts';
import { processTerminal } from './cli/terminal.ts';
import { interruptible } from './run/interrupt.ts';
import { keepMemorySmall } from './small-memory.ts';

keepMemorySmall();

process.exitCode = await interruptible((signal) =>
  mainOfProcess(process.argv.slice(2), processTerminal(signal)),
);
