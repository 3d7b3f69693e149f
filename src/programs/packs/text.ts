import type { SandboxPack } from '../schema.ts';

/** `head` and `tail` take the same; `-#` is a number, as in `head -5`. */
const end = {
  flags: '-n:count -c:count -#',
  operands: 'input...',
  curated: { flags: '-n:count -c:count' },
} as const;

export const text: SandboxPack = {
  workspace: {
    awk: {
      flags: '-F:text --field-separator:text -v:text --assign:text',
      operands: 'awk path*',
      match: ["awk '{print $1}' notes.md", "awk -F / '{print $2}' notes.md"],
      not_match: ['awk \'BEGIN{system("id")}\'', 'awk -f x y', 'awk \'{print > "/etc/x"}\' y'],
    },
    cut: {
      flags: `-d:text -f:text -b:text -c:text -s --delimiter:text --fields:text --bytes:text
        --characters:text --complement --only-delimited --output-delimiter:text`,
      match: ['cut -d, -f1 data.csv'],
      not_match: ['cut --force x'],
    },
    diff: {
      flags: `-B -N -a -b -i -q -r -s -u -w -y -I:pattern -U:count -C:count -W:count -x:pattern --brief
        --recursive --unified --side-by-side --ignore-all-space --ignore-matching-lines:pattern
        --exclude:pattern --label:text`,
      operands: 'path path',
      match: ['diff -ru a b'],
      not_match: ['diff --force a b', 'diff a'],
    },
    patch: {
      risk: 'write',
      flags: `-p:count -i:path -o:path -F:count -N -R -l -s -u --strip:count --input:path --output:path
        --fuzz:count --dry-run --forward --reverse --silent --quiet`,
      match: ['patch -p1 -i fix.diff'],
      not_match: ['patch --force -p1', 'patch -f -p1', 'patch -e -i x', 'patch -g1'],
    },
    sed: {
      flags: `-E -n -r -s -z -e:sed -l:count --expression:sed --quiet --silent --regexp-extended
        --null-data`,
      operands: 'sed path*',
      first_operand_by: ['-e', '--expression'],
      match: ['sed -n 1,5p notes.md', "sed -n -e 1,5p -e 's/a/b/' a"],
      not_match: ["sed -n '1e id' notes.md", "sed 's/a/b/e' x", "sed 'w /etc/x' y", 'sed -i p x'],
    },
    tee: {
      risk: 'write',
      flags: '-a --append',
      match: ['tee out.txt'],
      not_match: ['tee --force x'],
    },
    tr: {
      flags: '-C -c -d -s -t --complement --delete --squeeze-repeats --truncate-set1',
      operands: 'text text?',
      match: ['tr a-z A-Z', 'tr / _'],
      not_match: ['tr --force a b'],
    },
  },
  both: {
    grep: {
      flags: `-E -F -H -R -h -i -l -n -r -e:pattern -f:path -m:count -A:count -B:count -C:count -L -P -a -c
        -o -q -s -v -w -x --regexp:pattern --max-count:count --include:pattern --exclude:pattern
        --exclude-dir:pattern --count --ignore-case --invert-match --files-with-matches --line-number
        --only-matching --quiet --recursive --word-regexp --color=auto|always|never`,
      operands: 'pattern input...',
      first_operand_by: ['-e', '-f', '--regexp'],
      last_operand_by: ['-r', '-R', '--recursive'],
      default_operand: '.',
      curated: { flags: '-E -F -H -R -h -i -l -n -r -e:pattern -f:path -m:count' },
      match: ['grep -rn TODO src', 'grep -- -x notes.md', 'grep -f - notes.md'],
      not_match: ['grep', 'grep --force x a', 'grep -e a', 'grep x', 'grep x -'],
    },
    head: {
      ...end,
      match: ['head -c5 notes.md'],
      not_match: ['head', 'head -n x notes.md', 'head -'],
    },
    sort: {
      flags: `-n -r -u -b -c -d -f -g -h -i -s -V -z -t:text -k:text --field-separator:text --key:text
        --numeric-sort --reverse --unique --human-numeric-sort --version-sort --ignore-case --stable
        --check`,
      operands: 'input...',
      curated: { flags: '-n -r -u' },
      match: ['sort -nr notes.md'],
      not_match: ['sort -o out notes.md', 'sort', 'sort -', 'sort --compress-program=sh a'],
    },
    tail: {
      ...end,
      match: ['tail -n 3 notes.md'],
      not_match: ['tail', 'tail -f notes.md', 'tail -'],
    },
    // The second operand of `uniq` is an output file.
    uniq: {
      flags: '-c -d -u -i -f:count -s:count -w:count --count --repeated --unique --ignore-case',
      operands: 'input',
      curated: { flags: '-c -d -u' },
      match: ['uniq -c notes.md'],
      not_match: ['uniq notes.md out.txt', 'uniq', 'uniq -'],
    },
    wc: {
      flags: '-c -l -w -m -L --bytes --chars --lines --words --max-line-length',
      operands: 'input...',
      curated: { flags: '-c -l -w' },
      match: ['wc -cl notes.md'],
      not_match: ['wc --files0-from=x', 'wc -l', 'wc -'],
    },
  },
};
