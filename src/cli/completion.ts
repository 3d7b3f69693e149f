import { Argument, Command, type Option } from 'commander';
import { TOOL } from '../ground/tool.ts';
import { singleQuoted } from '../rules/quoted.ts';
import type { Terminal, Verb } from './terminal.ts';

/**
 * `gene-gate completion SHELL`: prints what completes the command line in a shell.
 * @param commands loads all verbs, as the help shows them
 */
export const completionVerb =
  (commands: (terminal: Terminal) => Promise<readonly Command[]>): Verb =>
  (terminal, done) =>
    new Command('completion')
      .addArgument(new Argument('<shell>', 'shell').choices(Object.keys(SHELLS)))
      .action(async (shell: keyof typeof SHELLS) => {
        terminal.print(SHELLS[shell](await commands(terminal)));
        done(0);
      });

/** Without words of its own, a shell completes files. */
const SHELLS = {
  bash: (all: readonly Command[]): string => `_gene_gate() {
  local words='${all.map((each) => each.name()).join(' ')}'
  [ "$COMP_CWORD" -gt 1 ] && case "\${COMP_WORDS[1]} \${COMP_WORDS[COMP_CWORD - 1]}" in
${all.flatMap((each) => each.options.flatMap((option) => bashValues(each.name(), option))).join('\n')}
${all.map((each) => `    "${each.name()} "*) words='${[...wordsOf(each), ...each.options.map(longOf)].join(' ')}' ;;`).join('\n')}
    *) words='' ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o bashdefault -o default -F _gene_gate ${TOOL.name}
`,
  zsh: (all: readonly Command[]): string => `#compdef ${TOOL.name}
_gene_gate() {
  local -a verbs=(
${all.map((each) => `    ${singleQuoted(`${each.name()}:${each.description()}`)}`).join('\n')}
  )
  (( CURRENT == 2 )) && { _describe verb verbs; return; }
  local verb=$words[2]
  shift words
  (( CURRENT -= 1 ))
  case $verb in
${all.map((each) => `    ${each.name()}) _arguments ${zshWords(each)} ;;`).join('\n')}
  esac
}
compdef _gene_gate ${TOOL.name}
`,
  fish: (all: readonly Command[]): string =>
    `${all
      .flatMap((each) => {
        const of = `complete -c ${TOOL.name} -n '__fish_seen_subcommand_from ${each.name()}'`;
        const words = wordsOf(each);
        return [
          `complete -c ${TOOL.name} -n __fish_use_subcommand -f -a ${each.name()} -d ${singleQuoted(each.description())}`,
          ...(words.length > 0 ? [`${of} -f -a '${words.join(' ')}'`] : []),
          ...each.options.map((option) => {
            const values = valuesOf(option)?.join(' ') ?? '';
            const takes = takesValue(option) ? ` -r${values && ` -f -a '${values}'`}` : '';
            return `${of} -l ${longOf(option).slice(2)}${takes} -d ${singleQuoted(option.description)}`;
          }),
        ];
      })
      .join('\n')}\n`,
};

const longOf = ({ long }: Option): string => long ?? '';
const takesValue = ({ required, optional }: Option): boolean => required || optional;
const valuesOf = ({ argChoices }: Option): readonly string[] | undefined => argChoices;

function wordsOf({ registeredArguments }: Command): readonly string[] {
  return registeredArguments.flatMap(({ argChoices = [] }) => argChoices);
}

function bashValues(verb: string, option: Option): readonly string[] {
  if (!takesValue(option)) return [];
  return [`    "${verb} ${longOf(option)}") words='${valuesOf(option)?.join(' ') ?? ''}' ;;`];
}

function zshWords(command: Command): string {
  const words = wordsOf(command);
  const flags = command.options.map((option) => {
    const what = option.description.replace(/[[\]\\]/g, '\\$&');
    const values = valuesOf(option);
    const value = takesValue(option) ? `:value:${values ? `(${values.join(' ')})` : '_files'}` : '';
    return `${longOf(option)}[${what}]${value}`;
  });
  const first = words.length > 0 ? [`1:word:(${words.join(' ')})`] : [];
  return [...flags, ...first, '*:file:_files'].map(singleQuoted).join(' ');
}
