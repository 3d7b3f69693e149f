import type { SandboxPack } from '../schema.ts';

export const system: SandboxPack = {
  curated: {
    clear: { operands: '', match: ['clear'], not_match: ['clear -x'] },
    lsof: { flags: { text: 'a n P c= p=' }, match: ['lsof -nP'], not_match: ['lsof -t x'] },
    man: { operands: 'page page?', match: ['man 1 ls'], not_match: ['man -P sh ls', 'man ./x'] },
    open: {
      flags: { text: 'R' },
      operands: 'path...',
      forbidden_prefixes: ['http:', 'https:', 'ftp:', 'mailto:'],
      platforms: ['darwin'],
      match: ['open notes.md', 'open -R notes.md'],
      not_match: ['open https://host.test', 'open MAILTO:a@b', 'open -a Terminal x'],
    },
    pgrep: {
      flags: { text: 'f l u=' },
      operands: 'pattern',
      match: ['pgrep -fl a'],
      not_match: ['pgrep'],
    },
    ps: {
      flags: { text: 'A e f p= u=' },
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
    which: {
      flags: { text: 'a' },
      operands: 'text...',
      match: ['which -a node'],
      not_match: ['which'],
    },
  },
  workspace: {
    free: {
      flags: { text: 'b g h k m t w s= human total wide seconds=', count: 'c=' },
      operands: '',
      match: ['free -m'],
      not_match: ['free --force'],
    },
    id: {
      flags: { text: 'G g n r u' },
      operands: 'text?',
      match: ['id -un'],
      not_match: ['id --force'],
    },
  },
  both: {
    df: {
      flags: { text: 'a h i k l m P T human-readable inodes local print-type total' },
      curated: { flags: { text: 'h' } },
      match: ['df -h'],
      not_match: ['df --output=x', 'df --force'],
    },
    du: {
      flags: {
        text: `a c h k s x b m t= B= all bytes human-readable summarize total threshold= block-size=`,
        count: 'd= max-depth=',
        pattern: 'exclude=',
      },
      default_operand: '.',
      curated: { flags: { text: 'a c h k s x', count: 'd=' } },
      match: ['du -sh src', 'du -d 1'],
      not_match: ['du --files0-from=x'],
    },
    uname: {
      flags: { text: 'a m n r s v' },
      operands: '',
      match: ['uname -a'],
      not_match: ['uname x'],
    },
    whoami: { operands: '', match: ['whoami'], not_match: ['whoami x', 'whoami --force'] },
  },
};
