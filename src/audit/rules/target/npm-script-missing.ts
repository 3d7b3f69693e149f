import { defineRule } from '../../../finding/rule.ts';

export const npmScriptMissing = defineRule<{ script: string; passes: boolean }>({
  id: 'npm-script-missing',
  layer: 'target',
  severity: 'warning',
  since: '0.1.0',
  title: 'package.json has no such script',
  why: `The command fails when it runs, or with \`--if-present\` passes without doing anything.`,
  wrong: 'npm run chek',
  right: 'npm run check',
  message: ({ script, passes }) =>
    passes
      ? `package.json has no script \`${script}\`, and with \`--if-present\` that passes.`
      : `package.json has no script \`${script}\`.`,
  remedy: () => 'Add the script to package.json, or correct its name.',
});
