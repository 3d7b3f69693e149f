import type { Severity } from '../model/finding.ts';

/** A rule's other severities, each with its condition: “if …”. */
export type Grades = Readonly<Partial<Record<Severity, string>>>;

const ONLY_ADDED = { warning: 'the change only adds the gene' } as const;
const BY_DEFAULT = 'only the default list names the file';

/**
 * The rules that grade their findings. The compiler accepts no other severity, and the rule's page is
 * generated from its entry. Levels of a policy (`rules`, `agent_files`) are not listed here.
 */
export const GRADES = {
  'unknown-flag': { warning: 'npm drops the flag, which is one of test runners, without `--`' },
  'only-prints': { error: 'the command is `npm run env`, which prints the environment' },
  'tool-unknown': { notice: 'a script of `package.json` starts the tool at the base, too' },
  'npmrc-setting': { warning: 'the base has the setting, too, and its effect is not known' },
  'program-replaced': { warning: 'the base or the lock file has the program of this name, too' },
  'npm-script-missing': { error: 'the command is `npm start`, or runs nothing (`--if-present`)' },
  'npm-script-empty': { warning: 'another script calls the empty one' },
  'npm-script-text': { error: 'the base lacks the script, and as a command it would be an error' },
  'npm-script-form': { notice: 'the base has the script, and the command hands no words on to it' },
  'package-json-invalid': { warning: 'the file stands at the root of a store' },
  'exception-refused': { notice: 'the ignore could have an effect, but is not needed' },
  'agent-instructions': { notice: 'the change leaves the block as it is' },
  'duplicate-id': { warning: 'another file of the directory has the id, with other content' },
  'without-effect': { warning: 'no engine reads the file, because it is a list' },
  'outside-globs': {
    error: 'the change brings a Gene with a dangerous command',
    notice: 'the base has the dangerous command, or the submodule, too',
  },
  'content-hash-mismatch': {
    warning: 'the only new content is what an engine has learned about the gene',
    notice: 'an engine has created or shipped the gene with this hash',
  },
  'reference-not-found': { warning: 'no gene is missing, or the engine has used none (`ad_hoc`)' },
  'still-named': { notice: 'only events name the gene' },
  'event-not-chained': { warning: 'another event has the same parent' },
  'event-parent-missing': { warning: 'the event is the first of its file, or in no audit log' },
  'claim-not-checked': { error: 'a promotion, or a later event of the audit log, depends on it' },
  'engine-seeds': { warning: 'scripts of the engine that they run are not in the repository' },
  'validation-missing': { notice: 'a release of the engine ships the gene with `node --version`' },
  'schema-field': {
    error: 'the asset is promoted',
    notice: 'only the reference engine requires the field',
  },
  'validation-redundant': { notice: 'the entry is blank' },
  'constraints-malformed': { warning: 'the limit is missing, above the hard cap, or a pattern' },
  'check-decided-by': { warning: 'a test is deleted, or new configuration meets an old command' },
  'forbidden-path-declared': ONLY_ADDED,
  'blast-radius-exceeded': ONLY_ADDED,
  'blast-radius-critical': ONLY_ADDED,
  'blast-radius-hard-cap': { warning: 'the change is a push that edits no gene' },
  'protected-path': { warning: BY_DEFAULT },
  'protected-file-destroyed': { warning: `${BY_DEFAULT}, and no gene is changed or applied` },
  'store-root-unclear': { warning: 'the change moves the root' },
  'agent-setting-changed': {
    notice: 'the setting gives less trust, or other trust, or stands without a change',
  },
  'agent-file-unread': { notice: 'no format of the gate describes the file' },
  'agent-command-changed': { notice: 'only a script has changed, or the server is built first' },
  'nothing-shown': { notice: 'only documents change, or a part of the change' },
} as const satisfies Readonly<Record<string, Grades>>;
