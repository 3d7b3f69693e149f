import { defineRule } from '../../../finding/rule.ts';

export const dashOperand = defineRule<{ operand: string }>({
  id: 'dash-operand',
  layer: 'invocation',
  severity: 'error',
  since: '0.1.0',
  title: `A script's name begins with a dash`,
  why: `After \`--\`, node looks for a package of such a name; people read it as a flag.`,
  wrong: 'node -- -e',
  right: 'node scripts/check.js',
  message: ({ operand }) => `\`${operand}\` stands where the script should and looks like a flag.`,
  remedy: ({ operand }) => `Write \`./${operand}\` if there is such a file, else name the script.`,
});
