/** Programs of the machine that people try, by why they may not validate. */
const GROUPS = {
  shell:
    'bash sh zsh dash ksh fish csh tcsh pwsh powershell cmd busybox env eval exec source . command sudo xargs nohup time timeout nice ionice setsid stdbuf taskset chrt flock prlimit unshare strace ltrace gdb vim',
  interpreter: 'python python2 python3 php perl ruby deno bun lua java go cargo make',
  package_manager: 'yarn pnpm bunx pnpx corepack pip pip3 uv poetry composer',
  system:
    'cat ls rm cp mv grep find sed awk curl wget git docker touch echo cd test diff wc head tail chmod true false exit',
} as const;

export const REFUSED_PROGRAMS: ReadonlyMap<string, keyof typeof GROUPS> = new Map(
  (Object.keys(GROUPS) as (keyof typeof GROUPS)[]).flatMap((group) =>
    GROUPS[group].split(' ').map((name) => [name, group] as const),
  ),
);

/** Whether a word is the name of a program that runs what its own words say; `.` is mostly a path. */
export function startsOthers(text: string): boolean {
  const group = REFUSED_PROGRAMS.get(text) ?? 'system';
  return /^(?:node|np[mx])$/.test(text) || (group !== 'system' && text !== '.');
}

/** Whether one word is a whole command line, such as `rm -rf src`: a program with an option or a path. */
export function isCommandLine(text: string): boolean {
  const [first = '', ...words] = text.trim().split(/\s+/);
  return isProgramName(first) && words.some((word) => /^-|[./]|^[|&;<>]+$/.test(word));
}

/** Whether an operand has a command line: a program with any word, or commands that a shell joins. */
export function hasCommandLine(text: string): boolean {
  if (/&&|\|\||\$\(|`/.test(text)) return true;
  return text.split(/;\s|\s\|\s/).some((command) => {
    const [first = '', ...words] = command.trim().split(/\s+/);
    return words.length > 0 && isProgramName(first);
  });
}

function isProgramName(text: string): boolean {
  return REFUSED_PROGRAMS.has(text) || startsOthers(text);
}
