import { existsSync, readFileSync } from 'node:fs';
import type { World } from './world.ts';

/** One thing that a hostile command may try; it succeeds where nothing contains it. */
export interface Attack {
  readonly name: string;
  /** Only root can do it, whether contained or not. */
  readonly needsRoot?: boolean;
  /**
   * The body of a script that runs in the checkout, with the World's paths and numbers as `t` and node's
   * modules as `fs`, `net` and `cp`; `got()` claims success.
   */
  readonly script: string;
  /** Looks from outside; default: whether the command claims it. */
  readonly succeeded?: (world: World) => boolean | Promise<boolean>;
}

export const PRELUDE = `const fs = require('fs'), net = require('net'), cp = require('child_process');
const t = JSON.parse(process.argv[2]);
const got = () => fs.writeSync(1, 'GOT');
`;

/** @returns nothing if there is no such file */
export function textOf(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
