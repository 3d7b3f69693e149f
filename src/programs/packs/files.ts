import type { FamilyInput } from '../schema.ts';

export const files: readonly FamilyInput[] = [
  {
    name: 'cat',
    curated: {
      risk: 'safe',
      operands: { min: 1 },
      reads_stdin: {},
      match: ['cat notes.md', 'cat a b'],
      not_match: ['cat', 'cat -n a', 'cat -', 'cat https://host.test/x'],
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
      reads_stdin: {},
      match: ['file -b notes.md'],
      not_match: ['file', 'file -m magic x', 'file -'],
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
      data_flags:
        `-name -iname -path -ipath -wholename -regex -iregex -type -xtype -maxdepth -mindepth
         -size -mtime -mmin -ctime -cmin -atime -amin -perm -user -group -printf -regextype
         -lname -ilname -links -inum`.split(/\s+/),
      code_flags:
        '-exec -execdir -ok -okdir -delete -fprint -fprint0 -fprintf -fls -files0-from'.split(' '),
      match: ['find . -type f', 'find . -name x'],
      not_match: ['find . -delete', 'find . -exec cat x'],
    },
  },
  {
    name: 'ls',
    curated: {
      risk: 'safe',
      flags:
        `-1 -A -B -C -F -G -H -L -N -Q -R -S -U -X -a -b -c -d -f -g -h -i -k -l -m -n -o -p -q -r
         -s -t -u -v -x --all --almost-all --author --escape --ignore-backups --color=auto
         --color=always --color=never --directory --classify --file-type --full-time
         --group-directories-first --no-group --human-readable --si --dereference
         --indicator-style=none --indicator-style=slash --indicator-style=file-type
         --indicator-style=classify --inode --kibibytes --literal --numeric-uid-gid --quote-name
         --reverse --recursive --size --sort=none --sort=size --sort=time --sort=version
         --sort=extension --sort=name --sort=width --time=atime --time=access --time=use
         --time=ctime --time=status --time=mtime --time=modification --time=birth --time=creation
         --time-style=full-iso --time-style=long-iso --time-style=iso --time-style=locale
         --format=across --format=commas --format=horizontal --format=long --format=single-column
         --format=verbose --format=vertical`.split(/\s+/),
      value_flags: { '-I': 'pattern', '--ignore': 'pattern', '--hide': 'pattern', '-w': 'count' },
      default_operand: '.',
      match: ['ls', 'ls -la src', 'ls -ltrh', 'ls --color=auto', 'ls --sort=time src'],
      not_match: ['ls --color src', 'ls https://host.test', 'ls --sort=x', 'ls --zero'],
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
