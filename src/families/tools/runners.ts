import type { ToolData } from '../schema.ts';

/** Tools that start what they are told: judged by what they start. */
export const RUNNERS: readonly ToolData[] = [
  { programs: ['cross-env'], starts: 'command', flags: {} },
  {
    programs: ['concurrently', 'conc'],
    starts: 'command-texts',
    flags: {
      plain: `
        max-processes,m= names,n= name-separator= success,s= raw,r color hide= group,g timings
        prefix,p= prefix-colors,c= prefix-length,l= timestamp-format,t= pad-prefix kill-others,k
        kill-others-on-fail kill-signal,ks= kill-timeout= restart-tries= restart-after=
      `,
      root: 'cwd=',
      command: 'teardown=',
      'launches-programs': 'passthrough-arguments,P',
      'reads-stdin': 'handle-input,i default-input-target=',
    },
  },
  {
    programs: ['changeset', '@changesets/cli'],
    alone: 'writes-files',
    flags: { plain: 'since= verbose', output: 'output=' },
    subcommands: {
      publish: { does: 'publishes' },
      'add,init,version,pre,tag': { does: 'writes-files' },
    },
  },
  {
    programs: ['gulp', 'gulp-cli'],
    flags: {
      plain: `
        color continue series silent,S log-level,L= tasks-depth,depth= compact-tasks sort-tasks
      `,
      root: 'cwd=',
      config: 'gulpfile,f=',
      preload: 'require,r= preload=',
      'only-prints': 'tasks,T? tasks-simple tasks-json? verify? completion=',
    },
    subcommands: {
      'dev,serve,server,watch': { does: 'never-ends' },
    },
  },
  {
    programs: ['grunt', 'grunt-cli'],
    flags: {
      plain: 'color debug,d? stack verbose,v write',
      root: 'base=',
      config: 'gruntfile=',
      code: 'tasks= npm=',
      preload: 'require= preload=',
      'hides-failures': 'force,f',
      'only-prints': 'version,V completion=',
    },
    subcommands: {
      'connect,dev,serve,server,watch': { does: 'never-ends' },
    },
  },
  {
    programs: ['npm-run-all', 'npm-run-all2', 'run-s', 'run-p'],
    starts: 'npm-scripts',
    flags: {
      plain: `
        aggregate-output continue-on-error,c max-parallel= print-label,l print-name,n parallel,p
        race,r sequential,s serial silent
      `,
      'names-program': 'npm-path=',
    },
  },
];
