import type { JudgedChange } from './judge-change.ts';

/** A program that commands of the past need, and that a policy can allow by name. */
export interface OfferedProgram {
  readonly name: string;
  readonly commands: number;
}

/** Counts the refused commands by the name under which a policy can allow their program. */
export function offeredPrograms(changes: readonly JudgedChange[]): OfferedProgram[] {
  const commands = new Map<string, Set<string>>();
  for (const { args, subject } of changes.flatMap(({ findings }) => findings)) {
    const { offered } = args;
    // It is empty for a program that no family describes.
    if (typeof offered !== 'string' || offered === '' || !subject?.command) continue;
    commands.set(offered, (commands.get(offered) ?? new Set()).add(subject.command));
  }
  return [...commands]
    .map(([name, { size }]) => ({ name, commands: size }))
    .sort((a, b) => b.commands - a.commands);
}
