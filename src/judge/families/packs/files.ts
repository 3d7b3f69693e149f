import { type FamilyInput, words } from '../family.ts';

export const files: readonly FamilyInput[] = [
  {
    name: 'cat',
    curated: {
      risk: 'safe',
      operands: { min: 1 },
      match: ['cat notes.md', 'cat a b'],
      not_match: ['cat', 'cat -n a'],
    },
    workspace: { match: ['cat notes.md'], not_match: ['cat --force x'] },
  },
  {
    name: 'cd',
    curated: {
      risk: 'safe',
      operands: { max: 1 },
      default_operand: '~',
      match: ['cd src'],
      not_match: ['cd a b'],
    },
  },
  {
    name: 'chmod',
    curated: {
      risk: 'write',
      operands: { min: 2, kinds: ['text', 'path'] },
      dangerous_targets: ['/', '/*'],
      match: ['chmod 644 notes.md', 'chmod u+x a'],
      not_match: ['chmod 644', 'chmod -R 644 a'],
    },
  },
  {
    name: 'chown',
    curated: {
      risk: 'dangerous',
      operands: { min: 2, kinds: ['text', 'path'] },
      dangerous_targets: ['/', '/*'],
      match: ['chown me notes.md'],
      not_match: ['chown me', 'chown -R me a'],
    },
  },
  {
    name: 'cp',
    curated: {
      risk: 'write',
      operands: { min: 2 },
      flags: ['-R', '-n', '-p'],
      match: ['cp -R a b'],
      not_match: ['cp a', 'cp -f a b'],
    },
  },
  {
    name: 'file',
    curated: {
      risk: 'safe',
      operands: { min: 1 },
      flags: ['-b'],
      match: ['file -b notes.md'],
      not_match: ['file', 'file -m magic x'],
    },
  },
  {
    name: 'find',
    curated: {
      risk: 'safe',
      flags: ['-print'],
      leading_flags: ['-H', '-L', '-P'],
      value_flags: {
        '-name': 'pattern',
        '-path': 'pattern',
        '-type': 'text',
        '-maxdepth': 'count',
        '-mindepth': 'count',
      },
      default_operand: '.',
      match: ['find . -name x', 'find -L src -type f -maxdepth 2'],
      not_match: ['find . -exec rm x', 'find . -delete', 'find . -name'],
    },
    workspace: {
      data_flags: words(
        `-name -iname -path -ipath -wholename -regex -iregex -type -xtype -maxdepth -mindepth
         -size -mtime -mmin -ctime -cmin -atime -amin -perm -user -group -printf -regextype
         -lname -ilname -links -inum`,
      ),
      code_flags: words(
        '-exec -execdir -ok -okdir -delete -fprint -fprint0 -fprintf -fls -files0-from',
      ),
      match: ['find . -type f', 'find . -name x'],
      not_match: ['find . -delete', 'find . -exec cat x'],
    },
  },
  {
    name: 'ls',
    curated: {
      risk: 'safe',
      flags: ['-R', '-a', '-h', '-l'],
      default_operand: '.',
      match: ['ls', 'ls -la src'],
      not_match: ['ls --color src'],
    },
    workspace: { match: ['ls -la', 'ls --all'], not_match: ['ls --force'] },
  },
  {
    name: 'mkdir',
    curated: {
      risk: 'write',
      operands: { min: 1 },
      flags: ['-p'],
      match: ['mkdir -p a/b'],
      not_match: ['mkdir', 'mkdir -m 777 a'],
    },
  },
  {
    name: 'mv',
    curated: {
      risk: 'write',
      operands: { min: 2 },
      flags: ['-n'],
      match: ['mv -n a b'],
      not_match: ['mv a', 'mv -f a b'],
    },
  },
  {
    name: 'pwd',
    curated: { risk: 'safe', operands: { max: 0 }, match: ['pwd'], not_match: ['pwd -P', 'pwd x'] },
  },
  {
    name: 'rm',
    curated: {
      risk: 'dangerous',
      operands: { min: 1 },
      flags: ['-f', '-i'],
      dangerous_flags: {
        '-r': 'recursive_deletion',
        '-rf': 'recursive_deletion',
        '-fr': 'recursive_deletion',
      },
      match: ['rm a', 'rm -rf build', 'rm -- -x'],
      not_match: ['rm', 'rm --recursive a', 'rm -d a'],
    },
  },
  {
    name: 'stat',
    curated: {
      risk: 'safe',
      operands: { min: 1 },
      flags: ['-L', '-x'],
      value_flags: { '-f': 'text' },
      match: ['stat notes.md'],
      not_match: ['stat', 'stat -c %n x'],
    },
  },
  {
    name: 'touch',
    curated: {
      risk: 'write',
      operands: { min: 1 },
      match: ['touch a'],
      not_match: ['touch', 'touch -r b a'],
    },
  },
];
