import type { EvolverInput } from '../schema.ts';

/** GNU make 4: `make --help`. Words with `=` set variables, which recipes insert into shell text. */
export const make: EvolverInput = {
  risk: 'write',
  operands: 'text',
  completes: true,
  flags: {
    text: `
      B,always-make b debug? d j,jobs? k,keep-going l,load-average,max-load? m output-sync,O?
      no-print-directory,w print-directory no-keep-going,stop,S R,no-builtin-variables r,no-builtin-rules
      s,silent,quiet no-silent shuffle? trace warn-undefined-variables
    `,
    path: 'C,directory= I,include-dir=',
    config: 'f,file,makefile=',
    'outside-code': 'E,eval= e,environment-overrides',
    weakens: 'i,ignore-errors',
    'skips-tests': 'o,old-file,assume-old= W,what-if,new-file,assume-new= t,touch',
    'only-prints': 'n,just-print,dry-run,recon p,print-data-base q,question h,help v,version',
  },
  refused: {
    'uses-network': 'install install-~ bootstrap publish publish-~ deploy deploy-~ release upload',
    'writes-files': 'uninstall',
    'never-ends': 'dev serve server start watch',
  },
  variables: ['V', 'VERBOSE'],
  directory_flags: ['-C', '--directory'],
  build_files: ['Makefile', 'makefile', 'GNUmakefile', '*.mk', 'CMakeLists.txt', 'configure'],
  environment: { MAKEFLAGS: '', GNUMAKEFLAGS: '', MAKEFILES: '' },
  match: ['make', 'make -C packages/a test', 'make -j4 check V=1', 'make -f build/Makefile test'],
  not_match: [
    'make test SHELL:=./x',
    'make test ARGS="; id"',
    'make -I ../x test',
    'make test CC=-x',
  ],
};
