import { defineRule } from '../../../finding/rule.ts';

export const forbiddenPathAlways = defineRule<{ path: string; directory: string; via: string }>({
  id: 'forbidden-path-always',
  layer: 'change',
  severity: 'error',
  since: '0.1.0',
  title: 'The change touches .git or node_modules',
  why: `What stands in \`.git\` or \`node_modules\` is run by git, npm and node without being looked at, so
no change may bring it along, whether a gene declares these paths or not. They are forbidden at any
depth, in any mix of upper and lower case (some file systems do not tell them apart), and also when
only a symlink leads there.`,
  wrong: 'packages/api/node_modules/left-pad/index.js',
  right: '"dependencies": { "left-pad": "1.3.0" }   // in package.json, with the lock file',
  message: ({ path, directory, via }) =>
    via === ''
      ? `The change touches ${path}, and ${directory} is always forbidden.`
      : `The change touches ${path}, which leads to ${via}, and ${directory} is always forbidden.`,
  remedy: ({ path }) => `Remove ${path} from the change, and ignore its directory in .gitignore.`,
});
