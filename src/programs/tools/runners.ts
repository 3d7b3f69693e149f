import type { ToolData } from '../schema.ts';

/** Coverage tools, which start the command after their own flags. */
export const COVERAGE: readonly ToolData[] = [
  {
    programs: ['c8'],
    starts: 'command',
    flags: {
      text: `
        all include,n= exclude,x= extension,e= exclude-after-remap,a skip-full
        check-coverage branches= functions= lines= statements= per-file 100 exclude-node-modules
        clean wrapper-length= omit-relative allowExternal merge-async experimental-monocart
      `,
      path: 'src= resolve= temp-directory=',
      config: 'config,c=',
      code: 'reporter,r=',
      output: 'reports-dir,report-dir,o=',
    },
    refused: { 'only-prints': 'report check-coverage' },
    match: ['npx c8 -r lcov -r text --check-coverage --lines 90 node --test'],
  },
  {
    programs: ['nyc'],
    starts: 'command',
    flags: {
      text: `
        exclude,x= exclude-node-modules include,n= extension,e= ignore-class-methods= auto-wrap
        es-modules compact preserve-comments produce-source-map source-map instrument
        exclude-after-remap branches= functions= lines= statements= per-file check-coverage
        show-process-tree skip-empty skip-full silent,s all,a eager cache,c babel-cache
        use-spawn-wrap hook-require hook-run-in-context hook-run-in-this-context clean
      `,
      path: 'cwd= temp-dir,t= cache-dir=',
      config: 'nycrc-path=',
      code: 'reporter,r= parser-plugins=',
      preload: 'require,i=',
      output: 'report-dir=',
    },
    refused: { 'only-prints': 'report check-coverage', 'tool-writes': 'instrument merge' },
    match: ['npx nyc --reporter=lcov mocha', 'npx nyc --reporter text npm test'],
  },
];

/** Tools judged by what they start. */
export const RUNNERS: readonly ToolData[] = [
  {
    programs: ['cross-env'],
    starts: 'command',
    flags: {},
    match: ['npx cross-env PORT=3000 NODE_OPTIONS=--experimental-vm-modules jest'],
  },
  {
    programs: ['concurrently', 'conc'],
    starts: 'command-texts',
    flags: {
      text: `
        max-processes,m= names,n= name-separator= success,s= raw,r color hide= group,g timings
        prefix,p= prefix-colors,c= prefix-length,l= timestamp-format,t= pad-prefix kill-others,k
        kill-others-on-fail kill-signal,ks= kill-timeout= restart-tries= restart-after=
      `,
      path: 'cwd=',
      'reads-stdin': 'handle-input,i default-input-target=',
    },
    match: ['npx concurrently npm:lint "NODE_ENV=test mocha"'],
  },
  {
    programs: ['npm-run-all', 'npm-run-all2', 'run-s', 'run-p'],
    starts: 'npm-scripts',
    flags: {
      text: `
        aggregate-output continue-on-error,c max-parallel= print-label,l print-name,n parallel,p
        race,r sequential,s serial silent
      `,
    },
    match: ['npx run-s lint "test:a -- --silent"', 'npx run-p lint:a lint:b -l'],
  },
];
