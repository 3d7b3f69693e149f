import type { FamilyInput } from '../schema.ts';

export const git: readonly FamilyInput[] = [
  {
    name: 'git',
    notes: 'Only registered forms are accepted; others may change the repository.',
    curated: {
      risk: 'dangerous',
      forms: [
        { argv: 'status --short', risk: 'safe' },
        { argv: 'branch --show-current', risk: 'safe' },
        { argv: 'log --oneline -n {count:1-100}', risk: 'safe' },
        { argv: 'diff --stat', risk: 'safe' },
        { argv: 'diff --name-only', risk: 'safe' },
      ],
      match: ['git status --short', 'git log --oneline -n 100'],
      not_match: ['git push', 'git log', 'git log --oneline -n 101', 'git status --short x'],
    },
    workspace: {
      subcommands: { status: {}, diff: {}, log: {} },
      data_flags:
        `--grep --author --committer --since --until --after --before -S -G -n --max-count --skip`.split(
          /\s+/,
        ),
      code_flags: ['--ext-diff', '--textconv', '--output'],
      match: ['git status', 'git log --oneline', 'git log --grep reboot'],
      not_match: ['git -c core.pager=sh log', 'git', 'git diff --ext-diff', 'git log --output=x'],
    },
  },
];
