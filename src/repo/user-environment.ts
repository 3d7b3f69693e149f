/** What of git's variables leads to the user's configuration, proxy and credentials. */
const KEPT = /^(GIT_(ALLOW_PROTOCOL|ASKPASS|CONFIG|HTTP|PROXY|SSH|SSL)|SSH_ASKPASS)/i;

/** Programs that simple-git will not pass on, and that no command of ours starts. */
const DROPPED = /^(GIT_.*|EDITOR|PAGER|PREFIX|VISUAL)$/i;

/**
 * The environment for git commands that need the user's configuration: all of it, but for the
 * variables that point git at another repository or make it start an editor or a pager.
 */
export function userEnvironment(env: NodeJS.ProcessEnv): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(env)) {
    if (value !== undefined && (KEPT.test(name) || !DROPPED.test(name))) kept[name] = value;
  }
  return {
    ...kept,
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_NO_REPLACE_OBJECTS: '1',
  };
}
