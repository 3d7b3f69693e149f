import type { FamilyInput } from '../schema.ts';

export const text: readonly FamilyInput[] = [
  {
    name: 'awk',
    workspace: {
      data_flags: ['-F', '--field-separator', '-v', '--assign'],
      data_operands: { count: 1 },
      code_flags:
        `-f --file -i --include -l --load -E --exec -e --source -o --pretty-print -p --profile -W
         -d --dump-variables -D --debug`.split(/\s+/),
      language: 'awk',
      match: ["awk '{print $1}' notes.md", "awk -F / '{print $2}' notes.md"],
      not_match: ['awk \'BEGIN{system("id")}\'', 'awk -f x y', 'awk \'{print > "/etc/x"}\' y'],
    },
  },
  {
    name: 'cut',
    workspace: {
      data_flags: '-d --delimiter -f --fields -b -c --bytes --characters --output-delimiter'.split(
        ' ',
      ),
      match: ['cut -d, -f1 data.csv'],
      not_match: ['cut --force x'],
    },
  },
  {
    name: 'diff',
    workspace: {
      data_flags: ['-I', '--ignore-matching-lines', '-U', '-C', '-W', '--label', '-x', '--exclude'],
      match: ['diff a.txt b.txt'],
      not_match: ['diff --force a b'],
    },
  },
  {
    name: 'grep',
    curated: {
      risk: 'safe',
      operands: { min: 1, kinds: ['pattern', 'path'], unless: ['-e', '-f'] },
      flags: ['-E', '-F', '-H', '-R', '-h', '-i', '-l', '-n', '-r'],
      value_flags: { '-e': 'pattern', '-f': 'path', '-m': 'count' },
      reads_stdin: { unless: ['-r', '-R'] },
      default_operand: '.',
      match: ['grep -rn TODO src', 'grep -- -x notes.md', 'grep -f - notes.md'],
      not_match: ['grep', 'grep -P x notes.md', 'grep -e a', 'grep x', 'grep x -'],
    },
    workspace: {
      data_flags:
        '-e --regexp -m --max-count -A -B -C --include --exclude --exclude-dir --label -d -D'.split(
          ' ',
        ),
      data_operands: { count: 1, unless: ['-e', '--regexp', '-f', '--file'] },
      match: ['grep -n reboot CHANGELOG.md', 'grep -rn "rm -rf /" .'],
      not_match: ['grep --force a b'],
    },
  },
  endOf('head'),
  {
    name: 'patch',
    workspace: {
      data_flags: ['-p', '--strip', '-F', '--fuzz', '-V'],
      code_flags: ['-e', '--ed', '-g', '--get'],
      blocked_flags: ['-f'],
      writes: true,
      match: ['patch -p1 -i fix.diff'],
      not_match: ['patch --force -p1', 'patch -f -p1', 'patch -e -i x', 'patch -g1'],
    },
  },
  {
    name: 'sed',
    workspace: {
      data_flags: ['-e', '--expression', '-l'],
      data_operands: { count: 1, unless: ['-e', '--expression'] },
      code_flags: ['-f', '--file'],
      language: 'sed',
      match: ['sed -n 1,5p notes.md', "sed 's/a/b/g' notes.md"],
      not_match: ["sed -n '1e id' notes.md", "sed 's/a/b/e' x", "sed 'w /etc/x' y"],
    },
  },
  {
    name: 'sort',
    curated: {
      risk: 'safe',
      flags: ['-n', '-r', '-u'],
      reads_stdin: {},
      match: ['sort -nr notes.md'],
      not_match: ['sort -o out notes.md', 'sort', 'sort -n', 'sort -'],
    },
    workspace: {
      data_flags: '-t --field-separator -k --key -S --buffer-size --parallel --batch-size'.split(
        ' ',
      ),
      code_flags: ['--compress-program', '--files0-from'],
      match: ['sort notes.md', 'sort -t / -k 2 notes.md'],
      not_match: ['sort --compress-program=sh notes.md'],
    },
  },
  endOf('tail'),
  {
    name: 'tee',
    workspace: { writes: true, match: ['tee out.txt'], not_match: ['tee --force x'] },
  },
  {
    name: 'tr',
    workspace: {
      data_operands: { count: 2 },
      match: ['tr a-z A-Z', 'tr / _'],
      not_match: ['tr --force a b'],
    },
  },
  {
    name: 'uniq',
    curated: {
      risk: 'safe',
      operands: { max: 1 },
      flags: ['-c', '-d', '-u'],
      reads_stdin: {},
      match: ['uniq -c notes.md'],
      not_match: ['uniq notes.md out.txt', 'uniq', 'uniq -'],
    },
    workspace: {
      data_flags: ['-f', '-s', '-w', '--skip-fields', '--skip-chars', '--check-chars'],
      match: ['uniq notes.md'],
      not_match: ['uniq --force a'],
    },
    notes: 'The second operand is an output file.',
  },
  {
    name: 'wc',
    curated: {
      risk: 'safe',
      flags: ['-c', '-l', '-w'],
      reads_stdin: {},
      match: ['wc -l notes.md', 'wc -cl notes.md'],
      not_match: ['wc --files0-from=x', 'wc', 'wc -l', 'wc -'],
    },
    workspace: {
      code_flags: ['--files0-from'],
      match: ['wc -l notes.md'],
      not_match: ['wc --files0-from=list'],
    },
  },
];

/** `head` or `tail`: they take the same flags. */
function endOf(name: 'head' | 'tail'): FamilyInput {
  return {
    name,
    curated: {
      risk: 'safe',
      operands: { min: 1 },
      value_flags: { '-n': 'count', '-c': 'count' },
      reads_stdin: {},
      match: [`${name} -n 3 notes.md`, `${name} -c5 notes.md`],
      not_match: [name, `${name} -f notes.md`, `${name} -n x notes.md`, `${name} -`],
    },
    workspace: {
      data_flags: ['-n', '-c', '--lines', '--bytes'],
      match: [`${name} -n 3 notes.md`],
      not_match: [`${name} --force notes.md`],
    },
  };
}
