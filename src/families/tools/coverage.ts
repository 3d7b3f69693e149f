import type { ToolData } from '../schema.ts';

/** Coverage tools start the command that follows their own flags. */
export const COVERAGE: readonly ToolData[] = [
  {
    programs: ['c8'],
    starts: 'command',
    flags: {
      plain: `
        all include,n= exclude,x= extension,e= exclude-after-remap,a skip-full
        check-coverage branches= functions= lines= statements= per-file 100 exclude-node-modules
        clean wrapper-length= omit-relative allowExternal merge-async experimental-monocart
      `,
      root: 'src= resolve= temp-directory=',
      config: 'config,c=',
      code: 'reporter,r=',
      output: 'reports-dir,report-dir,o=',
    },
    subcommands: {
      'report,check-coverage': { does: 'only-prints' },
    },
  },
  {
    programs: ['nyc'],
    starts: 'command',
    flags: {
      plain: `
        exclude,x= exclude-node-modules include,n= extension,e= ignore-class-methods= auto-wrap
        es-modules compact preserve-comments produce-source-map source-map instrument
        exclude-after-remap branches= functions= lines= statements= per-file check-coverage
        show-process-tree skip-empty skip-full silent,s all,a eager cache,c babel-cache
        use-spawn-wrap hook-require hook-run-in-context hook-run-in-this-context clean
      `,
      root: 'cwd= temp-dir,t= cache-dir=',
      config: 'nycrc-path=',
      code: 'reporter,r= parser-plugins=',
      preload: 'require,i=',
      output: 'report-dir=',
    },
    subcommands: {
      'report,check-coverage': { does: 'only-prints' },
      'instrument,merge': { does: 'tool-writes' },
    },
  },
];
