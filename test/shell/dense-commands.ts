/** Pieces that shells treat specially, next to each other far more often than people write them. */
const PIECES = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)),
  ...'abex_-=:.,%@+/^]}',
  ...'\'\'\'""""\\\\\\\\ \t  $$*?[{~!#',
  ...'&|;<>()`',
  ...'01!-@*',
  ...'é я 字 😀'.split(' '),
  ...String.raw`'a b'|"a b"|"$ "|"a$"|\"|\'|\$|\ | {| }| !x| a#b| A=b| A=~|{a,b}|{1..3}|{}`.split(
    '|',
  ),
  ...String.raw`..|[a]|[!b]|"é"|'字'| --x=|'\'|\a`.split('|'),
  '"\\a\\\\\\`"',
  ...'$/ $, $% $= $~ $] $} $^ $. $: $+'.split(' '),
] as const;

const HEADS = [
  ...['node ', 'node ', 'npm ', 'npx\t', 'n"o"de ', '\\npx ', "'npm' ", ' node ', 'node'],
  ...'NODE_ENV=a node |FORCE_COLOR="1" npm |NODE_ENV=a FORCE_COLOR= npx |NODE_ENV=a NODE_ENV=b node'.split(
    '|',
  ),
] as const;

/** A small reproducible source of numbers below 1 (mulberry32). */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** @returns a command of up to `pieces` pieces, dense in special characters */
export function denseCommand(random: () => number, pieces: number): string {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  let command: string = pick(HEADS);
  for (let left = Math.floor(random() * pieces); left >= 0; left -= 1) command += pick(PIECES);
  return command;
}
