import type { SandboxPack } from '../schema.ts';

const broad = { dangerous_targets: ['/'], operands: 'text path...' } as const;

export const files: SandboxPack = {
  curated: {
    cd: { operands: 'path?', default_operand: '~', match: ['cd src'], not_match: ['cd a b'] },
    chmod: { ...broad, risk: 'write', match: ['chmod u+x a'], not_match: ['chmod -R 644 a'] },
    chown: { ...broad, risk: 'dangerous', match: ['chown me a'], not_match: ['chown -R me a'] },
    cp: {
      risk: 'write',
      flags: '-R -n -p',
      operands: 'path path...',
      match: ['cp -R a b'],
      not_match: ['cp a', 'cp -f a b'],
    },
    file: {
      flags: '-b',
      operands: 'input...',
      match: ['file -b a'],
      not_match: ['file', 'file -'],
    },
    mkdir: {
      risk: 'write',
      flags: '-p',
      operands: 'path...',
      match: ['mkdir -p a'],
      not_match: ['mkdir'],
    },
    mv: {
      risk: 'write',
      flags: '-n',
      operands: 'path path...',
      match: ['mv -n a b'],
      not_match: ['mv a'],
    },
    pwd: { operands: '', match: ['pwd'], not_match: ['pwd -P', 'pwd x'] },
    rm: {
      risk: 'dangerous',
      flags: '-f -i -r',
      flag_warnings: { '-r': 'recursive_deletion' },
      operands: 'path...',
      match: ['rm a', 'rm -rf build', 'rm -- -x'],
      not_match: ['rm', 'rm --recursive a', 'rm -d a'],
    },
    stat: {
      flags: '-L -x -f:text',
      operands: 'path...',
      match: ['stat -L a'],
      not_match: ['stat -c x a'],
    },
    touch: { risk: 'write', operands: 'path...', match: ['touch a'], not_match: ['touch'] },
  },
  both: {
    cat: {
      flags: '-A -E -T -b -e -n -s -t -v --number --number-nonblank --show-all --squeeze-blank',
      operands: 'input...',
      curated: { flags: '' },
      match: ['cat notes.md', 'cat a b'],
      not_match: ['cat', 'cat --force a', 'cat -', 'cat https://host.test/x'],
    },
    find: {
      flags: `-print -name:pattern -path:pattern -type:text -maxdepth:count -mindepth:count -print0
        -iname:pattern -ipath:pattern -wholename:pattern -regex:pattern -iregex:pattern -regextype:text
        -size:text -mtime:text -mmin:text -ctime:text -cmin:text -atime:text -amin:text -perm:text
        -user:text -group:text -links:text -newer:path -empty -prune -not -and -or -a -o -printf:text`,
      leading_flags: ['-H', '-L', '-P'],
      default_operand: '.',
      curated: {
        flags: '-print -name:pattern -path:pattern -type:text -maxdepth:count -mindepth:count',
      },
      match: ['find . -name x', 'find -L src -type f -maxdepth 2'],
      not_match: ['find . -exec rm x', 'find . -delete', 'find . -name', 'find -name x .'],
    },
    ls: {
      flags: `-1 -A -B -C -F -G -H -L -N -Q -R -S -U -X -a -b -c -d -f -g -h -i -k -l -m -n -o -p -q -r
        -s -t -u -v -x -I:pattern --ignore:pattern --hide:pattern -w:count --all --almost-all --author
        --escape --ignore-backups --color=auto|always|never --directory --classify --file-type
        --full-time --group-directories-first --no-group --human-readable --si --dereference --inode
        --indicator-style=none|slash|file-type|classify --kibibytes --literal --numeric-uid-gid
        --quote-name --reverse --recursive --size --sort=none|size|time|version|extension|name|width
        --time=atime|access|use|ctime|status|mtime|modification|birth|creation
        --time-style=full-iso|long-iso|iso|locale
        --format=across|commas|horizontal|long|single-column|verbose|vertical`,
      default_operand: '.',
      match: ['ls', 'ls -ltrh src', 'ls --color=auto', 'ls --sort=time src', 'ls --all'],
      not_match: ['ls --color src', 'ls https://host.test', 'ls --sort=x', 'ls --force'],
    },
  },
};
