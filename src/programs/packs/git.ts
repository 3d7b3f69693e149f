import type { SandboxPack } from '../schema.ts';

const diff = `-w --cached --staged --check --exit-code --name-only --name-status --numstat --quiet --shortstat
  --stat -U:count --unified:count --color=auto|always|never --no-color`;
const log = `${diff} -p -S:text -G:text -n:count --all --decorate --first-parent --follow --graph --merges
  --no-merges --oneline --patch --reverse --after:text --author:text --before:text --committer:text
  --date:text --format:text --grep:text --max-count:count --pretty:text --since:text --skip:count --until:text`;

export const git: SandboxPack = {
  both: {
    git: {
      subcommands: {
        status: { flags: '-b -s --branch --long --porcelain --short' },
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
