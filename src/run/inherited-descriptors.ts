import { openSync, readdirSync, readFileSync } from 'node:fs';

/** The flag of a descriptor that is closed when a process starts another program (Linux, in octal). */
const CLOSED_ON_EXEC = 0o2000000;

let replaced: readonly (number | 'ignore')[] | undefined;

/**
 * Returns what to append to the `stdio` of a child process, so that it gets none of the descriptors
 * above 2 that this process inherited: a shell's `exec 20</` would give a contained command the files
 * of the machine. Each of them is replaced by `/dev/null`. Node.js closes only the lowest ones, and
 * opens all of its own so that they are closed; therefore the list is made once.
 *
 * @returns an empty list on systems without `/proc`
 */
export function inheritedDescriptors(): readonly (number | 'ignore')[] {
  replaced ??= replacing(leaked());
  return replaced;
}

function replacing(descriptors: readonly number[]): readonly (number | 'ignore')[] {
  if (descriptors.length === 0) return [];
  const nothing = openSync('/dev/null', 'r');
  const length = Math.max(...descriptors) - 2;
  const stdio = new Array<number | 'ignore'>(length).fill('ignore');
  for (const descriptor of descriptors) stdio[descriptor - 3] = nothing;
  return stdio;
}

/** @returns the descriptors above 2 that stay open in another program */
function leaked(): number[] {
  return listed().filter((descriptor) => {
    const flags = /^flags:\s*([0-7]+)$/m.exec(infoOf(descriptor))?.[1] ?? '';
    return flags !== '' && (Number.parseInt(flags, 8) & CLOSED_ON_EXEC) === 0;
  });
}

function listed(): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc/self/fd')
    .map(Number)
    .filter((descriptor) => descriptor > 2);
}

/** @returns an empty text for the descriptor that listed the others */
function infoOf(descriptor: number): string {
  try {
    return readFileSync(`/proc/self/fdinfo/${descriptor}`, 'utf8');
  } catch {
    return '';
  }
}
