import type { Edit } from '../model/edit.ts';

/** Longer commands are not read in a sentence. */
const LONGEST = 160;
const MOST_COMMANDS = 4;

/**
 * Writes an edit as an imperative sentence.
 *
 * @returns undefined if it is too long for a sentence, and only a person can make it
 */
export function editSentence({
  new: commands,
  pointer,
  files = [],
  fix,
}: Edit): string | undefined {
  const isShort =
    commands.length <= MOST_COMMANDS &&
    commands.every((each) => each.length <= LONGEST && !each.includes('`'));
  if (!isShort) {
    return fix
      ? 'Run `gene-gate fix --write`, which replaces the command (accepted; not run).'
      : undefined;
  }
  const isHash = pointer?.endsWith('/asset_id') === true;
  const ran = isHash || commands.length === 0 ? '' : ' (accepted; not run)';
  const end = fix ? `; \`gene-gate fix --write\` does this${ran}.` : '.';
  const [first, ...more] = commands.map((each) => `\`${each}\``);
  if (first === undefined) return `Remove the command, which adds no check${end}`;
  if (isHash) return `Set \`asset_id\` to ${first}${end}`;
  if (files.length > 0) {
    const names = files.map(({ path }) => `\`${path}\``).join(', ');
    return `Move it into a script, ${names}, and run ${[first, ...more].join(', ')}${end}`;
  }
  if (more.length === 0) return `Write ${first} instead${end}`;
  return `Write separate entries in \`validation\`: ${[first, ...more].join(', ')}${end}`;
}
