// Compiles the sources to build/, together with the files beside them that they read as text.
import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';

rmSync('build', { recursive: true, force: true });
const tsc = ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json'];
execFileSync('node', tsc, { stdio: 'inherit' });
cpSync('src', 'build', { recursive: true, filter: (path) => !/\.tsx?$/.test(path) });
