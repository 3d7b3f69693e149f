import { defineRule } from '../../../finding/rule.ts';

export const usesNetwork = defineRule<{ program: string; flag: string }>({
  id: 'uses-network',
  layer: 'invocation',
  severity: 'error',
  since: '0.1.0',
  title: 'The command needs the network',
  why: `What a server answers changes from day to day, and npm sends tokens along.`,
  wrong: 'npm view left-pad',
  right: 'npm test',
  message: ({ program, flag }) => `\`${flag}\` of ${program} asks a server.`,
  remedy: () => 'Validate what is in the repository.',
});
