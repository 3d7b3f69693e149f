export { type ExitCode, exitCodeOf } from '../verdict/exit-code.ts';
