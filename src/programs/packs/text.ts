import type { SandboxPack } from '../schema.ts';

/** The arguments of `head` and `tail`. `#` is any number, as in `head -5`. */
const end = {
  flags: { count: 'n= c=', text: '#' },
  operands: 'input...',
  curated: { flags: { count: 'n= c=' } },
} as const;

export const text: SandboxPack = {
  workspace: {
    awk: {
      flags: { text: 'F= field-separator= v= assign=' },
      operands: 'awk path*',
      match: ["awk '{print $1}' notes.md", "awk -F / '{print $2}' notes.md"],
      not_match: ['awk \'BEGIN{system("id")}\'', 'awk -f x y', 'awk \'{print > "/etc/x"}\' y'],
    },
    cut: {
      flags: {
        text: `d= f= b= c= s delimiter= fields= bytes= characters= complement only-delimited output-delimiter=`,
      },
      match: ['cut -d, -f1 data.csv'],
      not_match: ['cut --force x'],
    },
    diff: {
      flags: {
        text: 'B N a b i q r s u w y brief recursive unified side-by-side ignore-all-space label=',
        pattern: 'I= x= ignore-matching-lines= exclude=',
        count: 'U= C= W=',
      },
      operands: 'path path',
      match: ['diff -ru a b'],
      not_match: ['diff --force a b', 'diff a'],
    },
    patch: {
      risk: 'write',
      flags: {
        count: 'p= F= strip= fuzz=',
        path: 'i= o= input= output=',
        text: 'N R l s u dry-run forward reverse silent quiet',
      },
      match: ['patch -p1 -i fix.diff'],
      not_match: ['patch --force -p1', 'patch -f -p1', 'patch -e -i x', 'patch -g1'],
    },
    sed: {
      flags: {
        text: 'E n r s z quiet silent regexp-extended null-data',
        sed: 'e= expression=',
        count: 'l=',
      },
      operands: 'sed path*',
      first_operand_by: ['-e', '--expression'],
      match: ['sed -n 1,5p notes.md', "sed -n -e 1,5p -e 's/a/b/' a"],
      not_match: ["sed -n '1e id' notes.md", "sed 's/a/b/e' x", "sed 'w /etc/x' y", 'sed -i p x'],
    },
    tee: {
      risk: 'write',
      flags: { text: 'a append' },
      match: ['tee out.txt'],
      not_match: ['tee --force x'],
    },
    tr: {
      flags: { text: 'C c d s t complement delete squeeze-repeats truncate-set1' },
      operands: 'text text?',
      match: ['tr a-z A-Z', 'tr / _'],
      not_match: ['tr --force a b'],
    },
  },
  both: {
    grep: {
      flags: {
        text: `E F H R h i l n r L P a c o q s v w x count ignore-case invert-match files-with-matches line-number only-matching quiet recursive word-regexp`,
        pattern: 'e= regexp= include= exclude= exclude-dir=',
        path: 'f=',
        count: 'm= A= B= C= max-count=',
        choice: 'color?=auto|always|never',
      },
      operands: 'pattern input...',
      first_operand_by: ['-e', '-f', '--regexp'],
      last_operand_by: ['-r', '-R', '--recursive'],
      default_operand: '.',
      curated: { flags: { text: 'E F H R h i l n r', pattern: 'e=', path: 'f=', count: 'm=' } },
      match: ['grep -rn TODO src', 'grep -- -x notes.md', 'grep -f - notes.md'],
      not_match: ['grep', 'grep --force x a', 'grep -e a', 'grep x', 'grep x -'],
    },
    head: {
      ...end,
      match: ['head -c5 notes.md'],
      not_match: ['head', 'head -n x notes.md', 'head -'],
    },
    sort: {
      flags: {
        text: `n r u b c d f g h i s V z t= k= field-separator= key= numeric-sort reverse unique human-numeric-sort version-sort ignore-case stable check`,
      },
      operands: 'input...',
      curated: { flags: { text: 'n r u' } },
      match: ['sort -nr notes.md'],
      not_match: ['sort -o out notes.md', 'sort', 'sort -', 'sort --compress-program=sh a'],
    },
    tail: {
      ...end,
      match: ['tail -n 3 notes.md'],
      not_match: ['tail', 'tail -f notes.md', 'tail -'],
    },
    // The second operand of `uniq` would be an output file.
    uniq: {
      flags: { text: 'c d u i count repeated unique ignore-case', count: 'f= s= w=' },
      operands: 'input',
      curated: { flags: { text: 'c d u' } },
      match: ['uniq -c notes.md'],
      not_match: ['uniq notes.md out.txt', 'uniq', 'uniq -'],
    },
    wc: {
      flags: { text: 'c l w m L bytes chars lines words max-line-length' },
      operands: 'input...',
      curated: { flags: { text: 'c l w' } },
      match: ['wc -cl notes.md'],
      not_match: ['wc --files0-from=x', 'wc -l', 'wc -'],
    },
  },
};
