import type { SandboxInput } from '../schema.ts';

export const system: Readonly<Record<string, SandboxInput>> = {
  clear: { only: 'curated', operands: '', match: ['clear'], not_match: ['clear -x'] },
  df: {
    flags: '-a -h -i -k -l -m -P -T --human-readable --inodes --local --print-type --total',
    curated: { flags: '-h' },
    match: ['df -h'],
    not_match: ['df --output=x', 'df --force'],
  },
  du: {
    flags: `-a -c -h -k -s -x -d:count -b -m -t:text -B:text --all --bytes --human-readable --max-depth:count
      --summarize --total --exclude:pattern --threshold:text --block-size:text`,
    default_operand: '.',
    curated: { flags: '-a -c -h -k -s -x -d:count' },
    match: ['du -sh src', 'du -d 1'],
    not_match: ['du --files0-from=x'],
  },
  free: {
    only: 'workspace',
    flags:
      '-b -g -h -k -m -t -w -s:text -c:count --human --total --wide --seconds:text --count:count',
    operands: '',
    match: ['free -m'],
    not_match: ['free --force'],
  },
  id: {
    only: 'workspace',
    flags: '-G -g -n -r -u --group --groups --name --real --user',
    operands: 'text?',
    match: ['id', 'id -un'],
    not_match: ['id --force'],
  },
  lsof: {
    only: 'curated',
    flags: '-a -n -P -c:text -p:text',
    match: ['lsof -nP', 'lsof -p 12'],
    not_match: ['lsof -t x'],
  },
  man: {
    only: 'curated',
    operands: 'page page?',
    match: ['man ls', 'man 1 ls', 'man git-log'],
    not_match: ['man 1 ls cat', 'man -P sh ls', 'man /etc/passwd', 'man ./x'],
  },
  open: {
    only: 'curated',
    flags: '-R',
    operands: 'path...',
    forbidden_prefixes: ['http:', 'https:', 'ftp:', 'mailto:'],
    platforms: ['darwin'],
    match: ['open notes.md', 'open -R notes.md'],
    not_match: ['open https://host.test', 'open MAILTO:a@b', 'open -a Terminal x'],
  },
  pgrep: {
    only: 'curated',
    flags: '-f -l -u:text',
    operands: 'pattern',
    match: ['pgrep -fl node'],
    not_match: ['pgrep', 'pgrep -9 node'],
  },
  ps: {
    only: 'curated',
    flags: '-A -e -f -p:text -u:text',
    operands: '',
    match: ['ps -ef', 'ps -u me'],
    not_match: ['ps eww'],
  },
  sudo: {
    only: 'curated',
    risk: 'dangerous',
    maturity: 'blocked',
    operands: 'text...',
    match: ['sudo ls'],
    not_match: ['sudo -u root ls'],
  },
  uname: {
    flags: '-a -m -n -r -s -v',
    operands: '',
    match: ['uname -a'],
    not_match: ['uname x', 'uname --force'],
  },
  which: {
    only: 'curated',
    flags: '-a',
    operands: 'text...',
    match: ['which -a node'],
    not_match: ['which'],
  },
  whoami: { operands: '', match: ['whoami'], not_match: ['whoami x', 'whoami --force'] },
};
