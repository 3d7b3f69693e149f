// Compiles the sources to a directory, together with the files beside them that they read as text.
//   node scripts/compile.mjs [TSCONFIG DIR]
import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';

const [config = 'tsconfig.build.json', directory = 'build'] = process.argv.slice(2);
rmSync(directory, { recursive: true, force: true });
execFileSync('node', ['node_modules/typescript/bin/tsc', '-p', config], { stdio: 'inherit' });
cpSync('src', directory, { recursive: true, filter: (path) => !/\.tsx?$/.test(path) });
