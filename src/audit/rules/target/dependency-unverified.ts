import { defineRule } from '../../../finding/rule.ts';

export const dependencyUnverified = defineRule<{ name: string; path: string; fault: string }>({
  id: 'dependency-unverified',
  layer: 'target',
  severity: 'error',
  since: '0.1.0',
  title: 'Code of a package that nothing vouches for',
  why: `A package is trusted if package.json declares it, the lockfile fixes its content, and it is installed rather than committed.`,
  wrong: 'npx tool-of-a-dependency',
  right: 'npx declared-tool',
  message: ({ name, path, fault }) =>
    fault === 'committed'
      ? `\`${path}\` of ${name} is committed, so that the change may bring its own.`
      : fault === 'elsewhere'
        ? `\`${name}\` leads to ${path}, which belongs to no package.`
        : `${name} is not ${fault === 'unlocked' ? 'in the lockfile' : 'declared in package.json'}.`,
  remedy: ({ name, fault }) =>
    fault === 'committed' || fault === 'elsewhere'
      ? 'Ignore node_modules in git and install it.'
      : `Add ${name} to devDependencies and commit the lockfile.`,
});
