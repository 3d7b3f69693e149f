import type { SandboxPack } from '../schema.ts';

const broad = { dangerous_targets: ['/'], operands: 'text path...' } as const;

export const files: SandboxPack = {
  curated: {
    cd: { operands: 'path?', default_operand: '~', match: ['cd src'], not_match: ['cd a b'] },
    chmod: { ...broad, risk: 'write', match: ['chmod u+x a'], not_match: ['chmod -R 644 a'] },
    chown: { ...broad, risk: 'dangerous', match: ['chown me a'], not_match: ['chown -R me a'] },
    cp: {
      risk: 'write',
      flags: { text: 'R n p' },
      operands: 'path path...',
      match: ['cp -R a b'],
      not_match: ['cp a', 'cp -f a b'],
    },
    file: {
      flags: { text: 'b' },
      operands: 'input...',
      match: ['file -b a'],
      not_match: ['file', 'file -'],
    },
    mkdir: {
      risk: 'write',
      flags: { text: 'p' },
      operands: 'path...',
      match: ['mkdir -p a'],
      not_match: ['mkdir'],
    },
    mv: {
      risk: 'write',
      flags: { text: 'n' },
      operands: 'path path...',
      match: ['mv -n a b'],
      not_match: ['mv a'],
    },
    pwd: { operands: '', match: ['pwd'], not_match: ['pwd -P', 'pwd x'] },
    rm: {
      risk: 'dangerous',
      flags: { text: 'f i r' },
      flag_warnings: { '-r': 'recursive_deletion' },
      operands: 'path...',
      match: ['rm a', 'rm -rf build', 'rm -- -x'],
      not_match: ['rm', 'rm --recursive a', 'rm -d a'],
    },
    stat: {
      flags: { text: 'L x f=' },
      operands: 'path...',
      match: ['stat -L a'],
      not_match: ['stat -c x a'],
    },
    touch: { risk: 'write', operands: 'path...', match: ['touch a'], not_match: ['touch'] },
  },
  both: {
    cat: {
      flags: { text: 'A E T b e n s t v number number-nonblank show-all squeeze-blank' },
      operands: 'input...',
      curated: { flags: {} },
      match: ['cat notes.md', 'cat a b'],
      not_match: ['cat', 'cat --force a', 'cat -', 'cat https://host.test/x'],
    },
    find: {
      flags: {
        text: `-print -type= -print0 -regextype= -size= -mtime= -mmin= -ctime= -cmin= -atime= -amin= -perm= -user= -group= -links= -empty -prune -not -and -or a o -printf=`,
        pattern: '-name= -path= -iname= -ipath= -wholename= -regex= -iregex=',
        count: '-maxdepth= -mindepth=',
        path: '-newer=',
      },
      leading_flags: ['-H', '-L', '-P'],
      default_operand: '.',
      curated: {
        flags: { text: '-print -type=', pattern: '-name= -path=', count: '-maxdepth= -mindepth=' },
      },
      match: ['find . -name x', 'find -L src -type f -maxdepth 2'],
      not_match: ['find . -exec rm x', 'find . -delete', 'find . -name', 'find -name x .'],
    },
    ls: {
      flags: {
        text: `1 A B C F G H L N Q R S U X a b c d f g h i k l m n o p q r s t u v x all almost-all author escape ignore-backups directory classify file-type full-time group-directories-first no-group human-readable si dereference inode kibibytes literal numeric-uid-gid quote-name reverse recursive size`,
        pattern: 'I= ignore= hide=',
        count: 'w=',
        choice: `color?=auto|always|never indicator-style?=none|slash|file-type|classify sort?=none|size|time|version|extension|name|width time?=atime|access|use|ctime|status|mtime|modification|birth|creation time-style?=full-iso|long-iso|iso|locale format?=across|commas|horizontal|long|single-column|verbose|vertical`,
      },
      default_operand: '.',
      match: ['ls', 'ls -ltrh src', 'ls --color=auto', 'ls --sort=time src', 'ls --all'],
      not_match: ['ls --color src', 'ls https://host.test', 'ls --sort=x', 'ls --force'],
    },
  },
};

const extracts = { warnings: ['archive_extraction_overwrite'] } as const;
const creates = { warnings: ['archive_creation_overwrite'] } as const;

export const archives: SandboxPack = {
  curated: {
    tar: {
      risk: 'write',
      forms: {
        '-tf {archive}': { risk: 'safe' },
        '-xf {archive} -C {destination}': extracts,
        '-czf {archive} {source...}': creates,
      },
      match: ['tar -tf a.tar', 'tar -xf a.tar -C out', 'tar -czf a.tgz src docs'],
      not_match: ['tar -czf a.tgz .', 'tar -xf a.tar -C /usr/local/', 'tar -tf host:a.tar'],
    },
    unzip: {
      risk: 'write',
      forms: { '-l {archive}': { risk: 'safe' }, '{archive} -d {destination}': extracts },
      match: ['unzip -l a.zip', 'unzip a.zip -d out'],
      not_match: ['unzip a.zip', 'unzip -o a.zip -d out', 'unzip a.zip -d out/../../../etc'],
    },
    zip: {
      risk: 'write',
      forms: { '-r {archive} {source...}': creates },
      match: ['zip -r a.zip src'],
      not_match: ['zip a.zip src', 'zip -r a.zip', 'zip -r a.zip src/..'],
    },
  },
};
