import type { FamilyInput } from '../schema.ts';

export const system: readonly FamilyInput[] = [
  {
    name: 'clear',
    curated: { risk: 'safe', operands: { max: 0 }, match: ['clear'], not_match: ['clear -x'] },
  },
  {
    name: 'df',
    curated: { risk: 'safe', flags: ['-h'], match: ['df -h'], not_match: ['df --output=x'] },
    workspace: { match: ['df -h'], not_match: ['df --force'] },
  },
  {
    name: 'du',
    curated: {
      risk: 'safe',
      flags: ['-a', '-c', '-h', '-k', '-s', '-x'],
      value_flags: { '-d': 'count' },
      default_operand: '.',
      match: ['du -sh src', 'du -d 1'],
      not_match: ['du --files0-from=x'],
    },
    workspace: {
      data_flags: ['-d', '--max-depth', '--exclude', '-t', '--threshold', '-B', '--block-size'],
      code_flags: ['--files0-from'],
      match: ['du -sh .'],
      not_match: ['du --files0-from=x'],
    },
  },
  {
    name: 'free',
    workspace: {
      data_flags: ['-s', '-c', '--seconds', '--count'],
      match: ['free -m'],
      not_match: ['free --force'],
    },
  },
  {
    name: 'id',
    workspace: { data_operands: { count: 1 }, match: ['id'], not_match: ['id --force'] },
  },
  {
    name: 'lsof',
    curated: {
      risk: 'safe',
      flags: ['-a', '-n', '-P'],
      value_flags: { '-c': 'text', '-p': 'text' },
      match: ['lsof -nP', 'lsof -p 12'],
      not_match: ['lsof -t x'],
    },
  },
  {
    name: 'man',
    curated: {
      risk: 'safe',
      operands: { min: 1, max: 2, kinds: ['page'] },
      match: ['man ls', 'man 1 ls', 'man git-log'],
      not_match: ['man 1 ls cat', 'man -P sh ls', 'man /etc/passwd', 'man ./x'],
    },
  },
  {
    name: 'open',
    curated: {
      risk: 'safe',
      operands: { min: 1 },
      flags: ['-R'],
      forbidden_prefixes: ['http:', 'https:', 'ftp:', 'mailto:'],
      platforms: ['darwin'],
      match: ['open notes.md', 'open -R notes.md'],
      not_match: ['open https://host.test', 'open MAILTO:a@b', 'open -a Terminal x'],
    },
  },
  {
    name: 'pgrep',
    curated: {
      risk: 'safe',
      operands: { min: 1, max: 1, kinds: ['pattern'] },
      flags: ['-f', '-l'],
      value_flags: { '-u': 'text' },
      match: ['pgrep -fl node'],
      not_match: ['pgrep', 'pgrep -9 node'],
    },
  },
  {
    name: 'ps',
    curated: {
      risk: 'safe',
      operands: { max: 0 },
      flags: ['-A', '-e', '-f'],
      value_flags: { '-p': 'text', '-u': 'text' },
      match: ['ps -ef', 'ps -u me'],
      not_match: ['ps eww'],
    },
  },
  {
    name: 'sudo',
    notes: 'Always rejected, because of its maturity.',
    curated: {
      risk: 'dangerous',
      maturity: 'blocked',
      operands: { min: 1, kinds: ['text'] },
      match: ['sudo ls'],
      not_match: ['sudo -u root ls'],
    },
  },
  {
    name: 'uname',
    curated: {
      risk: 'safe',
      operands: { max: 0 },
      flags: ['-a', '-m', '-n', '-r', '-s', '-v'],
      match: ['uname -a'],
      not_match: ['uname x'],
    },
    workspace: { match: ['uname -a'], not_match: ['uname --force'] },
  },
  {
    name: 'which',
    curated: {
      risk: 'safe',
      operands: { min: 1, kinds: ['text'] },
      flags: ['-a'],
      match: ['which -a node'],
      not_match: ['which'],
    },
  },
  {
    name: 'whoami',
    curated: { risk: 'safe', operands: { max: 0 }, match: ['whoami'], not_match: ['whoami x'] },
    workspace: { match: ['whoami'], not_match: ['whoami --force'] },
  },
];

export const packages: readonly FamilyInput[] = [
  {
    name: 'apt-get',
    workspace: {
      subcommands: {
        update: { operands: 'package', warnings: ['network_touching'] },
        install: { operands: 'package', warnings: ['network_touching', 'writes_files'] },
      },
      flags: ['-y', '--yes'],
      match: ['apt-get update', 'apt-get install jq', 'apt-get install -y jq'],
      not_match: ['apt-get install ./x.deb', 'apt-get install -o x=y jq'],
    },
  },
];
