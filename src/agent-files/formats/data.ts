import type { AgentFormat, Place } from '../format.ts';
import type { Trust } from '../trust.ts';
import { HARMLESS_VARIABLES, OTHER_VARIABLES, VARIABLES } from './variables.ts';

/** How the values of a setting differ in trust, by the name of the group in a table. */
export const TRUST = {
  more: 'more',
  less: 'less',
  all: 'all',
  source: 'source',
  sources: 'sources',
  shown: 'shown',
  any: 'any',
  /** Variables of programs. Only those about code, trust or the target of data count. */
  variables: 'any',
  /** A switch, off by default, that gives more trust if on. */
  on: { order: [false, true], unset: false },
  onByDefault: { order: [false, true], unset: true },
  /** A switch, off by default, that protects or disables something if on. */
  protects: { order: [true, false], unset: false },
  protectsByDefault: { order: [true, false], unset: true },
  /** A switch whose only value protects. */
  disables: { order: ['disable', undefined], unset: undefined },
  /** Several agents' permission for a tool. */
  permission: { order: ['deny', 'ask', 'allow'], unset: 'allow' },
  /** Without an order of trust. */
  changes: { order: [], unset: undefined },
} as const satisfies Readonly<Record<string, Trust>>;

/** Places as they are written in the tables. Lists of places are separated by blanks. */
export interface PlacesData {
  readonly places?: readonly Place[];
  /** Places with the form `command`. */
  readonly commands?: string;
  /** Places of settings, by trust. If several match a value, the last decides. */
  readonly trust?: Readonly<Partial<Record<keyof typeof TRUST, string>>>;
  /** Values of settings, from the least trust to the most; `*` marks the default. */
  readonly scales?: Readonly<Record<string, string>>;
}

/** A format as it is written in the tables. Lists of names are separated by blanks. */
export interface FormatData
  extends PlacesData,
    Pick<AgentFormat, 'name' | 'tool' | 'syntax' | 'specification' | 'isGeneral' | 'unread'> {
  readonly files: string;
  readonly directories?: readonly string[];
  /** Default: `PWD` alone, which every format has. */
  readonly roots?: string;
  /** Default: undocumented. */
  readonly approval?: string;
  /** Default: true. */
  readonly verified?: false;
  /** Keys; absent for files with other purposes. Harmless variables are omitted. */
  readonly harmless?: string;
}

export function formatOf(data: FormatData): AgentFormat {
  const { files, roots = '', approval = 'does not document whom it asks', harmless } = data;
  const { places: _, commands: __, trust: ___, scales: ____, ...rest } = data;
  const variables = namesIn(data.trust?.variables).map((at) => ({ at, names: HARMLESS_VARIABLES }));
  return {
    verified: true,
    ...rest,
    approval,
    files: namesIn(files),
    roots: [...namesIn(roots), 'PWD'],
    places: placesOf(data, harmless === undefined ? OTHER_VARIABLES : VARIABLES),
    harmless:
      harmless === undefined
        ? undefined
        : [...namesIn(harmless).map((at) => ({ at })), ...variables],
  };
}

/** @param variables the names of variables that count */
export function placesOf(
  { places = [], commands = '', trust = {}, scales = {} }: PlacesData,
  variables = OTHER_VARIABLES,
): readonly Place[] {
  const settings = Object.entries(trust).flatMap(([group, names]) =>
    namesIn(names).map((at): Place => {
      const restricted = group === 'variables' && { names: variables };
      return { at, form: 'setting', trust: TRUST[group as keyof typeof TRUST], ...restricted };
    }),
  );
  const scaled = Object.entries(scales).map(([at, values]): Place => {
    const order = namesIn(values.replace('*', ''));
    const unset = namesIn(values)
      .find((each) => each.endsWith('*'))
      ?.slice(0, -1);
    return { at, form: 'setting', trust: { order, unset } };
  });
  return [
    ...places,
    ...namesIn(commands).map((at): Place => ({ at, form: 'command' })),
    ...settings,
    ...scaled,
  ];
}

/** @param where the end of the event, such as ` (on the host)` */
export function commandsAt(names: string, where: string): readonly Place[] {
  return namesIn(names).map((at) => ({ at, form: 'command', event: at + where }));
}

/** Moves places inside another value. */
export function inside(at: string, places: readonly Place[]): readonly Place[] {
  return places.map((each) => ({
    ...each,
    at: `${at}/${each.at}`,
    ...(each.event && at.includes('*') && { event: each.event.replace('{0}', '{1}') }),
  }));
}

/** Returns each folder with each ending. */
export function paths(folders: string, endings: string): string {
  return namesIn(folders)
    .flatMap((folder) => namesIn(endings).map((ending) => `${folder}/${ending}`))
    .join(' ');
}

export function namesIn(text = ''): readonly string[] {
  return text.split(/\s+/).filter(Boolean);
}
