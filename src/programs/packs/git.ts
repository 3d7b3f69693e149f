import type { SandboxPack } from '../schema.ts';

const diff = {
  text: `w cached staged check exit-code name-only name-status numstat quiet shortstat stat no-color`,
  count: 'U= unified=',
  choice: 'color?=auto|always|never',
} as const;
const log = {
  ...diff,
  text: `${diff.text} p S= G= all decorate first-parent follow graph merges no-merges oneline patch reverse
    after= author= before= committer= date= format= grep= pretty= since= until=`,
  count: `${diff.count} n= max-count= skip=`,
} as const;

export const git: SandboxPack = {
  both: {
    git: {
      subcommands: {
        status: { flags: { text: 'b s branch long porcelain short' } },
        diff: { flags: diff },
        log: { flags: log },
      },
      curated: {
        risk: 'dangerous',
        forms: {
          'status --short': { risk: 'safe' },
          'branch --show-current': { risk: 'safe' },
          'log --oneline -n {count:1-100}': { risk: 'safe' },
          'diff --stat': { risk: 'safe' },
          'diff --name-only': { risk: 'safe' },
        },
      },
      match: ['git status --short', 'git log --oneline -n 100'],
      not_match: ['git', 'git push', 'git -c core.pager=sh log', 'git diff --ext-diff'],
    },
  },
};
