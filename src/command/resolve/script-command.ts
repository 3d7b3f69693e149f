import { ruleOf } from '../../rules/catalogue.ts';
import { lex } from '../lex/lex.ts';
import type { ScriptCommand } from '../reading.ts';
import { localTool } from './local-tool.ts';
import { foldersUpFrom } from './npm-project.ts';
import type { Place } from './place.ts';

/** Words that a shell does not look up: those of POSIX, dash, bash and ksh. */
const OF_THE_SHELL: ReadonlySet<string> = new Set(
  `! . : [ [[ ]] { } alias autoload bg bind break builtin caller case cd chdir command compgen
  complete compopt continue coproc declare dirs disown do done echo elif else enable esac eval exec
  exit export false fc fg fi for function functions getopts hash help histexpand history if in
  integer jobs kill let local logout mapfile nohup popd print printf pushd pwd r read readarray
  readonly return select set shift shopt source suspend test then time times trap true type typeset
  ulimit umask unalias unset until wait whence while`.split(/\s+/),
);

const LINKED = /^(?:\.\/)?node_modules\/\.bin\/([\w.-]+)$/;

/**
 * How the text of a script starts as one program, without a shell.
 *
 * @returns undefined if it is more than one simple command, or needs the shell for another reason
 */
export async function scriptCommand(
  text: string,
  { tree, directory }: Place,
): Promise<ScriptCommand | undefined> {
  const { words, assignments, refused, problems } = lex(text);
  const isSimple = problems.every(
    ({ rule }) =>
      rule === 'assignment-refused' ||
      // Only the shell knows the files that are there when it runs.
      (ruleOf(rule).severity === 'warning' && rule !== 'unquoted-glob'),
  );
  const assigned = problems.filter(({ rule }) => rule === 'assignment-refused').length;
  const [first] = words;
  if (!isSimple || assigned !== refused.length || first === undefined) return undefined;
  const program = first.text;
  if (OF_THE_SHELL.has(program) || program.includes('=')) return undefined;
  const set = [...assignments, ...refused].sort((a, b) => a.span.start - b.span.start);
  // It decides which program the name means.
  if (set.some(({ name }) => name === 'PATH')) return undefined;
  const argv = words.map((word) => word.text);
  const env = Object.fromEntries(set.map(({ name, value }) => [name, value]));
  if (program === 'node' || program === 'npm' || program === 'npx') return { argv, env };
  const linked = LINKED.exec(program)?.[1];
  if (linked === undefined && program.includes('/')) return { argv, env };
  const folders = linked === undefined ? foldersUpFrom(directory) : [directory];
  const tool = await localTool(tree, folders, linked ?? program);
  return tool === undefined
    ? { argv, env }
    : { argv, env: { ...tool.env, ...env }, file: tool.file };
}
