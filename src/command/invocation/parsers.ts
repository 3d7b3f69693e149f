import type { ProgramFamilies } from '../../programs/table.ts';
import type { Word } from '../../shell/word.ts';
import type { Program } from '../reading.ts';
import { parseNode } from './parse-node.ts';
import { parseNpm, parseNpx } from './parse-npm.ts';
import type { Parsed } from './parsed.ts';

/** The programs that every policy allows, and how each reads the words behind its name. */
export const PARSERS: Readonly<
  Record<Program, (words: readonly Word[], families?: ProgramFamilies) => Parsed>
> = {
  node: parseNode,
  npm: parseNpm,
  npx: parseNpx,
};

/** Whether a word names a program that every policy allows. */
export function isProgram(text: string): text is Program {
  return Object.hasOwn(PARSERS, text);
}
