import { defineRule } from '../../../finding/rule.ts';

export const downloads = defineRule<{ program: string; flag: string }>({
  id: 'downloads',
  layer: 'invocation',
  severity: 'error',
  since: '0.1.0',
  title: 'A package would be downloaded and run',
  why: `What npx does not find it downloads and runs, without asking where nobody watches. A version, tag, path, URL or git address names something to download.`,
  wrong: 'npx evil@latest',
  right: 'npx eslint src',
  message: ({ program, flag }) => `\`${flag}\` makes ${program} download code and run it.`,
  remedy: () =>
    `Add the package to devDependencies and the lockfile, and run \`npx TOOL\` by its plain name.`,
});
