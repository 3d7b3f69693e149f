import { defineRule } from '../../../finding/rule.ts';

export const abbreviatedFlag = defineRule<{ program: string; flag: string; meant: string }>({
  id: 'abbreviated-flag',
  layer: 'invocation',
  severity: 'error',
  since: '0.1.0',
  title: 'A flag of npm is abbreviated',
  why: `npm 10 and 11 complete a flag from its beginning and npm 12 refuses it, so the same command means different things.`,
  wrong: 'npm test --script-shel=sh',
  right: 'npm test',
  message: ({ program, flag, meant }) =>
    `\`${flag}\` is not a flag; ${program} might take it for one such as \`${meant}\`.`,
  remedy: () =>
    `Write the whole name of the flag, or put it after \`--\` if it is meant for the script.`,
});
