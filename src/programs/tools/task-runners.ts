import type { Word } from '../../shell/word.ts';
import { readTool } from '../read-tool.ts';
import type { ToolData } from '../schema.ts';
import { type Tool, toolTable } from '../table.ts';

/**
 * Task runners: they decide by their own configuration, plug-ins and cache which scripts of which
 * packages run. Refused as commands; the scripts of that name are followed and can be proposed.
 */
export const TASK_RUNNERS: readonly ToolData[] = [
  {
    programs: ['turbo'],
    starts: 'tasks',
    flags: {
      plain: `
        force remote-only remote-cache-read-only cache-workers= dry-run? graph? daemon parallel summarize?
        concurrency= continue? single-package framework-inference? global-deps= env-mode? filter,F=
        affected output-logs= log-order= json log-file? only log-prefix= skip-infer update-notifier
        color heap= ui= preflight remote-cache-timeout= verbosity= no-cache
        dangerously-disable-package-manager-check experimental-otel-~=
      `,
      root: 'cwd= cache-dir= root-turbo-json=',
      output: 'profile? anon-profile? trace=',
      'uses-network': 'cache= api= login= team= token=',
    },
    subcommands: {
      'only-prints': 'bin completion docs info ls query get-mfe-port hook',
      'never-ends': 'daemon devtools watch',
      'writes-files': 'prune generate gen g',
      'changes-configuration': 'link unlink login logout telemetry',
    },
    not_match: ['npx turbo run test'],
  },
  {
    programs: ['nx'],
    starts: 'tasks',
    flags: {
      plain: `
        batch configuration,c= targets,target,t* outputStyle= exclude* verbose parallel? runner= graph?
        nxBail nxIgnoreCycles skipNxCache,disableNxCache skipRemoteCache,disableRemoteCache
        excludeTaskDependencies skipSync projects,p* all tuiAutoExit? tui project= files* uncommitted
        untracked base= head=
      `,
      'reads-stdin': 'stdin',
    },
    subcommands: {
      'only-prints': 'graph dep-graph list report show sync:check format:check',
      'never-ends': 'daemon watch mcp start-agent start-ci-run view-logs',
      'writes-files': 'generate g format format:write sync import init repair reset clear-cache',
      installs: 'add migrate',
      publishes: 'release',
      'uses-network': 'connect login logout record fix-ci apply-locally download-cloud-client',
      'launches-programs': 'exec',
    },
    not_match: ['npx nx test'],
  },
  {
    programs: ['lerna'],
    starts: 'tasks',
    flags: {
      plain: `
        stream parallel bail prefix profile verbose load-env-files scope* ignore* private since?
        exclude-dependents include-dependents include-dependencies include-merged-tags loglevel=
        concurrency= reject-cycles progress sort max-buffer=
      `,
      root: 'profile-location=',
      'names-program': 'npm-client=',
    },
    subcommands: {
      publishes: 'publish version',
      installs: 'add bootstrap link init import create clean repair',
      'only-prints': 'list ls la ll changed diff info',
      'launches-programs': 'exec',
      'never-ends': 'watch',
    },
    not_match: ['npx lerna run test'],
  },
  // It has no words: it runs what package.json says under the name of the script that starts it.
  { programs: ['wireit'], starts: 'tasks', flags: {}, not_match: ['npx wireit'] },
];

const TOOLS: ReadonlyMap<string, Tool> = new Map(
  TASK_RUNNERS.flatMap((data) => data.programs.map((name) => [name, toolTable(data)] as const)),
);

/**
 * The names of the scripts that the words of a task runner ask for; those that they depend on are in
 * its configuration.
 *
 * @returns undefined for any other tool; an empty list if the words do not say
 */
export function tasksOf(name: string, words: readonly Word[]): readonly string[] | undefined {
  const tool = TOOLS.get(name);
  if (tool === undefined) return undefined;
  const end = words.findIndex(({ text }) => text === '--');
  const { operands, flags } = readTool(tool, end < 0 ? words : words.slice(0, end));
  const [first = '', ...rest] = operands.map(({ text }) => text);
  if (tool.subcommands.has(first)) return [];
  const tasks = (): readonly string[] => {
    if (name === 'turbo') return first === 'run' ? rest : [first, ...rest];
    if (name === 'lerna') return first === 'run' ? rest.slice(0, 1) : [];
    const flagged = flags.flatMap(({ written, value = '' }) =>
      /^(?:--targets?|-t)$/.test(written) ? value : [],
    );
    if (/^(?:run-many|affected)$/.test(first)) return flagged;
    return [first === 'run' ? (rest[0]?.split(':')[1] ?? '') : first];
  };
  // turbo names one package's task as `package#task`.
  const named = tasks().flatMap((task) => task.split(',').map((each) => each.replace(/^.*#/, '')));
  return [...new Set(named.filter((task) => /^[\w:.@/-]+$/.test(task)))];
}
