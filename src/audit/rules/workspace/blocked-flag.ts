import { defineRule } from '../../../finding/rule.ts';

export const blockedFlag = defineRule<{ program: string; flag: string }>({
  id: 'blocked_flag',
  layer: 3,
  severity: 'error',
  since: '0.1.0',
  title: 'The flag is blocked',
  why: 'The third layer refuses flags that bypass safety checks: -rf and -i of rm, --force anywhere, --all with dangerous commands.',
  wrong: 'patch --force -p1',
  right: 'patch -p1 -i fix.diff',
  message: ({ program, flag }) =>
    `Command blocked by safety rule: Flag '${flag}' of '${program}' is blocked.`,
  remedy: ({ flag }) => `Leave out \`${flag}\`.`,
});
