import type { Reason } from '../remedy/reason.ts';
import { terminal } from '../report/escape.ts';

/** One problem that `fix` cannot fix. */
export interface Unfixed {
  readonly reason: Reason;
  /** Id of the asset; undefined for a problem of the whole file. */
  readonly asset?: string | undefined;
  readonly command?: string;
}

/** Problems with the same reason, and so the same remedy. */
interface UnfixedGroup {
  readonly reason: Reason;
  readonly members: readonly Unfixed[];
}

const SHOWN = 5;
const COMMAND_LENGTH = 100;

/** Renders everything in one file that was not fixed, as lines of text. */
export function describeUnfixed(left: readonly Unfixed[]): string[] {
  return groupByReason(left).flatMap(({ reason, members }) => {
    const hasOneMessage = members.every((each) => each.reason.message === reason.message);
    const what = hasOneMessage ? reason.message : (reason.title ?? reason.message);
    const commands = [...new Set(members.flatMap(({ command }) => command ?? []))];
    return [
      `  ${members.length} × ${reason.id}: ${terminal(what)}`,
      ...shortList(assetsOf(members)).map((ids) => `      in ${ids}`),
      ...commands.slice(0, SHOWN).map((command) => `      ${shorten(command)}`),
      ...(commands.length > SHOWN ? [`      and ${commands.length - SHOWN} other commands`] : []),
      `      ${terminal(reason.remedy)}`,
    ];
  });
}

function groupByReason(left: readonly Unfixed[]): UnfixedGroup[] {
  const groups = new Map<string, Unfixed[]>();
  for (const each of left) {
    const members = groups.get(each.reason.id);
    if (members) members.push(each);
    else groups.set(each.reason.id, [each]);
  }
  return [...groups.values()].flatMap((members) =>
    members[0] ? { reason: members[0].reason, members } : [],
  );
}

function assetsOf(members: readonly Unfixed[]): string[] {
  return [...new Set(members.flatMap(({ asset }) => asset ?? []))];
}

function shortList(ids: readonly string[]): string[] {
  if (ids.length === 0) return [];
  const shown = ids.slice(0, SHOWN).map((id) => terminal(id.slice(0, COMMAND_LENGTH)));
  const more = ids.length > SHOWN ? [`${ids.length - SHOWN} more`] : [];
  return [[...shown, ...more].join(', ')];
}

function shorten(command: string): string {
  const cut = command.length > COMMAND_LENGTH ? `${command.slice(0, COMMAND_LENGTH)}…` : command;
  return terminal(cut);
}
