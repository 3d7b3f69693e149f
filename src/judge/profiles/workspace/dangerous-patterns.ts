import type { Word } from '../../../command/reading.ts';
import type { DangerousPatternId } from '../../../rules/workspace.ts';

/** A program with its words as it would be started, without prefixes such as `sudo`. */
export interface Started {
  /** The base name in lower case: on some file systems `RM` is `rm`. */
  readonly program: string;
  readonly args: readonly string[];
  readonly words: readonly Word[];
}

/** One dangerous pattern of the first layer. */
interface DangerousPattern {
  readonly name: DangerousPatternId;
  readonly matches: (started: Started) => boolean;
}

/** Block devices. */
export const DISK = /^\/dev\/(?:sd|hd|vd|xvd|nvme|disk|mmcblk|mapper\/|loop)/;

const flag = (args: readonly string[], letters: string, long: string): boolean =>
  args.some(
    (arg) =>
      (/^-[A-Za-z]+$/.test(arg) && [...arg.slice(1)].some((letter) => letters.includes(letter))) ||
      (arg.length > 3 && long.startsWith(arg.toLowerCase())),
  );

/** The root, everything in the current or parent directory, home, or a directory in the root. */
const WHOLE =
  /^(?:\/+(?:[\w.-]*\/?)?\*?|\*|\.{1,2}\/?\*?|~[^/]*(?:\/\*?)?|\$\{?HOME\}?(?:\/\*?)?)$/;

const signal = (args: readonly string[]): boolean =>
  args.some((arg, index) => {
    const value = /^(?:-s|--signal)$/.test(arg)
      ? args[index + 1]
      : /^(?:-s|--signal=|-)(.+)$/.exec(arg)?.[1];
    return value !== undefined && /^(?:9|(?:sig)?kill)$/i.test(value);
  });

const systemctl = (program: string, args: readonly string[], verbs: RegExp): boolean =>
  (program === 'systemctl' || program === 'loginctl') && args.some((arg) => verbs.test(arg));

/**
 * The patterns in the order in which they are tried; they match what a program would do, not its text.
 */
export const PATTERNS: readonly DangerousPattern[] = [
  {
    name: 'mass_deletion',
    matches: ({ program, args }) =>
      program === 'rm' &&
      flag(args, 'rR', '--recursive') &&
      args.some((arg) => !arg.startsWith('-') && WHOLE.test(arg)),
  },
  {
    name: 'raw_disk_write',
    matches: ({ program, args }) =>
      program === 'dd' && args.some((arg) => arg.startsWith('if=') || /^of=\/dev\//.test(arg)),
  },
  {
    name: 'filesystem_format',
    matches: ({ program }) => /^(?:mkfs(?:\..+)?|mke2fs)$/.test(program),
  },
  {
    name: 'direct_disk_write',
    matches: ({ program, args }) => program === 'tee' && args.some((arg) => DISK.test(arg)),
  },
  {
    name: 'world_writable',
    matches: ({ program, args }) =>
      program === 'chmod' &&
      args.some(
        (arg) => /^[0-7]{2,4}[2367]$/.test(arg) || /^[ug]*[ao][uoga]*[+=][rxst]*w/.test(arg),
      ),
  },
  {
    name: 'privilege_escalation',
    matches: ({ program, args }) =>
      program === 'chown' &&
      // The superuser as owner, with any group, or as the group alone.
      args.some((arg) => /^\+?(?:root|0+)(?::.*)?$|^:\+?(?:root|0+)$/s.test(arg)),
  },
  {
    name: 'firewall_manipulation',
    matches: ({ program }) => /^(?:ip6?tables(?:-.+)?|nft|ufw|firewall-cmd)$/.test(program),
  },
  {
    name: 'system_shutdown',
    matches: ({ program, args }) =>
      /^(?:shutdown|poweroff|halt)$/.test(program) ||
      (/^(?:init|telinit)$/.test(program) && args[0] === '0') ||
      systemctl(program, args, /^(?:poweroff|halt)$/),
  },
  {
    name: 'system_reboot',
    matches: ({ program, args }) =>
      program === 'reboot' ||
      (/^(?:init|telinit)$/.test(program) && args[0] === '6') ||
      systemctl(program, args, /^(?:reboot|kexec)$/),
  },
  {
    name: 'force_kill',
    matches: ({ program, args }) => /^(?:kill|pkill|killall)$/.test(program) && signal(args),
  },
];
