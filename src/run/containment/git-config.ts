const SECTION = /^\s*\[\s*([\w.-]+)(?:\s+"[^"]*")?\s*\]/;
const SETTING = /^\s*([\w-]+)\s*(?:=|$)/;

/** What git must know to read a repository; nothing that runs a program or says who one is. */
const KEPT: Readonly<Record<string, readonly string[] | undefined>> = {
  core: [
    'repositoryformatversion',
    'filemode',
    'bare',
    'logallrefupdates',
    'ignorecase',
    'symlinks',
    'precomposeunicode',
  ],
  extensions: ['objectformat', 'refstorage', 'compatobjectformat'],
};

/**
 * A repository's configuration without its secrets: actions/checkout leaves the job's token in it,
 * and remotes can have one in their address. Only known harmless settings are kept.
 */
export function withoutSecrets(config: string): string {
  let kept: readonly string[] = [];
  const lines = config.split('\n').filter((line) => {
    const section = SECTION.exec(line)?.[1]?.toLowerCase();
    if (section !== undefined) {
      kept = KEPT[section] ?? [];
      return kept.length > 0 && line.trimEnd().endsWith(']');
    }
    const name = SETTING.exec(line)?.[1]?.toLowerCase();
    return name !== undefined && kept.includes(name) && !line.endsWith('\\');
  });
  return lines.map((line) => `${line}\n`).join('');
}
