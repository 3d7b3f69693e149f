import { defineRule } from '../../../finding/rule.ts';

export const programByPath = defineRule<{ program: string }>({
  id: 'program-by-path',
  layer: 'program',
  severity: 'error',
  since: '0.1.0',
  title: 'The program is given by its path',
  why: `Only \`node\`, \`npm\` and \`npx\` may run, and they are found by the gate itself; a path could be any file.`,
  wrong: './node_modules/.bin/eslint src',
  right: 'npx eslint src',
  message: ({ program }) =>
    `The program \`${program}\` is given by a path; only \`node\`, \`npm\` and \`npx\` may run.`,
  remedy: ({ program }) =>
    /(?:^|[\\/])node_modules[\\/]\.bin[\\/]/.test(program)
      ? `Write \`npx ${program.replace(/.*[\\/]/, '')} …\`.`
      : /\.[cm]?[jt]s$/.test(program)
        ? `Write \`node ${program} …\`.`
        : 'Wrap it in a Node script and run it with `node`.',
});
