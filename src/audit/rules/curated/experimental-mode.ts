import { defineRule } from '../../../finding/rule.ts';

export const experimentalMode = defineRule<Record<string, never>>({
  id: 'experimental_mode',
  layer: 'policy',
  severity: 'warning',
  since: '0.1.0',
  title: 'The proposal is experimental',
  why: 'Experimental proposals pass the same checks and need the strongest confirmation. Alone it does not turn allow into warn.',
  wrong: 'cat notes.md (experimental)',
  right: 'cat notes.md',
  message: () => 'Experimental mode needs very strong confirmation.',
  remedy: () => 'Make sure that this is meant.',
});
