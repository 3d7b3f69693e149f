import { defineRule } from '../../../finding/rule.ts';

export const flagValue = defineRule<{ program: string; flag: string; fault: string }>({
  id: 'flag-value',
  layer: 'invocation',
  severity: 'error',
  since: '0.1.0',
  title: 'A flag and its value do not fit together',
  why: `Where a value is missing, superfluous or looks like a flag, versions differ in which word they take for what.`,
  wrong: 'npm test --loglevel --silent',
  right: 'npm test --loglevel=silent',
  message: ({ program, flag, fault }) => `\`${flag}\` of ${program} is not clear: ${fault}.`,
  remedy: ({ flag }) => `Write \`${flag}=VALUE\` if it takes a value, else \`${flag}\` alone.`,
});
