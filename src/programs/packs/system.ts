import type { SandboxPack } from '../schema.ts';

export const system: SandboxPack = {
  curated: {
    clear: { operands: '', match: ['clear'], not_match: ['clear -x'] },
    lsof: { flags: '-a -n -P -c:text -p:text', match: ['lsof -nP'], not_match: ['lsof -t x'] },
    man: { operands: 'page page?', match: ['man 1 ls'], not_match: ['man -P sh ls', 'man ./x'] },
    open: {
      flags: '-R',
      operands: 'path...',
      forbidden_prefixes: ['http:', 'https:', 'ftp:', 'mailto:'],
      platforms: ['darwin'],
      match: ['open notes.md', 'open -R notes.md'],
      not_match: ['open https://host.test', 'open MAILTO:a@b', 'open -a Terminal x'],
    },
    pgrep: {
      flags: '-f -l -u:text',
      operands: 'pattern',
      match: ['pgrep -fl a'],
      not_match: ['pgrep'],
    },
    ps: {
      flags: '-A -e -f -p:text -u:text',
      operands: '',
      match: ['ps -ef'],
      not_match: ['ps eww'],
    },
    sudo: {
      risk: 'dangerous',
      maturity: 'blocked',
      operands: 'text...',
      match: ['sudo ls'],
      not_match: ['sudo -u root ls'],
    },
    which: { flags: '-a', operands: 'text...', match: ['which -a node'], not_match: ['which'] },
  },
  workspace: {
    free: {
      flags: '-b -g -h -k -m -t -w -s:text -c:count --human --total --wide --seconds:text',
      operands: '',
      match: ['free -m'],
      not_match: ['free --force'],
    },
    id: {
      flags: '-G -g -n -r -u',
      operands: 'text?',
      match: ['id -un'],
      not_match: ['id --force'],
    },
  },
  both: {
    df: {
      flags: '-a -h -i -k -l -m -P -T --human-readable --inodes --local --print-type --total',
      curated: { flags: '-h' },
      match: ['df -h'],
      not_match: ['df --output=x', 'df --force'],
    },
    du: {
      flags: `-a -c -h -k -s -x -d:count -b -m -t:text -B:text --all --bytes --human-readable
        --max-depth:count --summarize --total --exclude:pattern --threshold:text --block-size:text`,
      default_operand: '.',
      curated: { flags: '-a -c -h -k -s -x -d:count' },
      match: ['du -sh src', 'du -d 1'],
      not_match: ['du --files0-from=x'],
    },
    uname: {
      flags: '-a -m -n -r -s -v',
      operands: '',
      match: ['uname -a'],
      not_match: ['uname x'],
    },
    whoami: { operands: '', match: ['whoami'], not_match: ['whoami x', 'whoami --force'] },
  },
};
