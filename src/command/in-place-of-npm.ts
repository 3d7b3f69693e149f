import { NO_PROGRAMS } from '../programs/table.ts';
import type { ReadingContext } from './read.ts';
import type { Reading } from './reading.ts';
import { foreignSettings } from './resolve/npmrc.ts';
import { npmScripts } from './resolve/script-steps.ts';

/** Adds the scripts that run in place of npm, and the settings hidden from any npm that still starts. */
export async function inPlaceOfNpm(reading: Reading, context: ReadingContext): Promise<Reading> {
  const { invocation, argv, targets } = reading;
  const { tree, cwd = '', changed = new Set<string>(), programs = NO_PROGRAMS } = context;
  const isNpm = invocation?.program === 'npm' || invocation?.program === 'npx';
  if (tree === undefined || argv === null || invocation === undefined || !isNpm) return reading;
  const place = { tree, directory: cwd, changed, families: programs };
  const scripts = await npmScripts(invocation, place);
  const isTool = targets.some(({ kind, via }) => kind === 'package_binary' && via === undefined);
  const startsNpm = scripts ? scripts.steps.some(({ text }) => NPM.test(text)) : !isTool;
  const npmSettings = startsNpm ? await foreignSettings(tree, changed) : [];
  return {
    ...reading,
    ...(scripts && { scripts }),
    ...(npmSettings.length > 0 && { npmSettings }),
  };
}

const NPM = /(?:^|[^\w.-])np[mx](?![\w.-])/;
