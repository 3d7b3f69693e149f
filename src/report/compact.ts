/**
 * A report with more genes, events and findings is written compactly: its JSON would come near the size
 * that the gate itself reads. Others have the form of the published schema.
 */
const MOST_ENTRIES = 10_000;
/** A field with at most this many values in a sample of entries is one that entries share. */
const FEW_VALUES = 100;
const SAMPLE = 1_000;

type Entry = Readonly<Record<string, unknown>>;

/** The lists of a report whose entries can be many, and the field of each entry that is always its own. */
const LISTS = {
  genes: 'line',
  capsules: 'line',
  events: 'line',
  findings: 'location',
  validation_reports: 'id',
} as const;

/** The lists of a report and the lists in them that {@link compact} shortens. */
export const LONG_LISTS: ReadonlySet<string> = new Set(['shared', ...Object.keys(LISTS)]);

/** Whether a report is long enough to be written compactly. */
export function isLong(
  report: Readonly<Record<'genes' | 'events' | 'findings', readonly unknown[]>>,
) {
  return report.genes.length + report.events.length + report.findings.length > MOST_ENTRIES;
}

/**
 * Writes once what entries of a report share: `shared` has lists of fields, and an entry with `like: 3`
 * also has the fields of `shared[3]`. Its own fields take precedence.
 *
 * @returns an equal report for {@link expand}, in time linear in its size
 */
export function compact(report: Entry): Entry {
  const shared: Entry[] = [];
  const share = sharer(shared);
  const lists = Object.entries(LISTS).map(([name, own]) => {
    const entries = listAt(report, name);
    if (name !== 'genes' && name !== 'validation_reports') return [name, share(entries, own)];
    // The commands of all entries share, too: most commands occur in several genes.
    const sizes = entries.map((entry) => listAt(entry, 'commands').length);
    const commands = share(
      entries.flatMap((entry) => listAt(entry, 'commands')),
      'location',
    );
    let at = 0;
    const whole = entries.map((entry, index) => {
      const from = at;
      at += sizes[index] ?? 0;
      return { ...entry, commands: commands.slice(from, at) };
    });
    return [name, share(whole, own, ['commands'])];
  });
  return { ...report, ...Object.fromEntries(lists), shared };
}

/**
 * Undoes {@link compact}. What it cannot undo lacks fields, which the schema of the report requires.
 *
 * @param report any parsed JSON
 */
export function expand(report: unknown): unknown {
  if (!isEntry(report) || !Array.isArray(report.shared)) return report;
  const { shared, ...rest } = report;
  const whole = (entry: unknown): unknown => {
    if (!isEntry(entry)) return entry;
    const { like, ...own } = entry;
    const base: unknown = typeof like === 'number' ? shared[like] : undefined;
    const joined: Entry = isEntry(base) ? { ...base, ...own } : own;
    return Array.isArray(joined.commands)
      ? { ...joined, commands: joined.commands.map(whole) }
      : joined;
  };
  const lists = Object.keys(LISTS).map((name) => {
    const list = rest[name];
    return [name, Array.isArray(list) ? list.map(whole) : list];
  });
  return { ...rest, ...Object.fromEntries(lists) };
}

/**
 * Returns a function that takes from entries what several have, and adds it to `shared`: all but their
 * own field, or else the fields with few values.
 */
function sharer(shared: Entry[]) {
  const known = new Map<string, number>();
  const indexOf = (part: Entry, key: string): number => {
    const index = known.get(key) ?? shared.push(part) - 1;
    known.set(key, index);
    return index;
  };
  return (entries: readonly Entry[], own: string, never: readonly string[] = []): Entry[] => {
    const few = fieldsWithFewValues(entries, [own, ...never]);
    const counts = new Map<string, number>();
    const keys = entries.map((entry) => {
      const key = never.length > 0 ? '' : JSON.stringify(without(entry, [own]));
      if (key !== '') counts.set(key, (counts.get(key) ?? 0) + 1);
      return key;
    });
    return entries.map((entry, index) => {
      const key = keys[index] ?? '';
      const isWhole = (counts.get(key) ?? 0) > 1;
      const part = isWhole ? without(entry, [own]) : only(entry, few);
      if (Object.keys(part).length === 0) return entry;
      const like = indexOf(part, isWhole ? key : JSON.stringify(part));
      return { like, ...without(entry, Object.keys(part)) };
    });
  };
}

function fieldsWithFewValues(entries: readonly Entry[], never: readonly string[]): string[] {
  const values = new Map<string, Set<string>>();
  for (const entry of entries.slice(0, SAMPLE)) {
    for (const [name, value] of Object.entries(entry)) {
      if (never.includes(name)) continue;
      const known = values.get(name) ?? new Set();
      values.set(name, known);
      if (known.size <= FEW_VALUES) known.add(JSON.stringify(value) ?? '');
    }
  }
  return [...values].filter(([, known]) => known.size <= FEW_VALUES).map(([name]) => name);
}

function only(entry: Entry, names: readonly string[]): Entry {
  return Object.fromEntries(
    names.flatMap((name) => (entry[name] === undefined ? [] : [[name, entry[name]]])),
  );
}

function without(entry: Entry, names: readonly string[]): Entry {
  return Object.fromEntries(Object.entries(entry).filter(([name]) => !names.includes(name)));
}

function listAt(entry: Entry, name: string): readonly Entry[] {
  const list = entry[name];
  return Array.isArray(list) ? list.filter(isEntry) : [];
}

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
